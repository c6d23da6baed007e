"""All card sprites on the table: they follow the view by gliding, and their end is always where the view has them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

import pygame

from hearts.core.cards import Card
from hearts.core.seats import Seat
from hearts.ui.card_sprite import CardLook, CardPainter, Shadow
from hearts.ui.layout import Pose
from hearts.ui.motion import Glide
from hearts.ui.staging import Fade, Key, Leg, Place, Staging, Target

FADE_FROM = 0.7  # share of the way after which a leaving card fades

FLYING = CardLook(shadow=Shadow.FLYING)


@dataclass(frozen=True, slots=True)
class Landing:
    """A card that has come to rest where it was sent; *card* is None for a back."""

    card: Card | None
    place: Place
    is_dealt: bool = False


@dataclass(slots=True)
class CardSprite:
    """One card on the screen; *legs* are the ways still to go after the present glide."""

    card: Card | None
    glide: Glide
    target: Target
    is_flying: bool = False
    enters: bool = False
    fade: Fade = Fade.NONE
    legs: list[Leg] = field(default_factory=list)
    landing: Landing | None = None
    """What its arrival will be, until it has been told."""

    @property
    def done(self) -> bool:
        """Whether it has arrived for good."""
        return self.glide.done and not self.legs

    @property
    def alpha(self) -> float:
        """How opaque its way makes it: a card that is collected fades at the end."""
        gone = self.glide.progress
        match self.fade:
            case Fade.IN:
                return gone
            case Fade.OUT:
                return 1 - gone
            case Fade.AT_END:
                return min(1.0, (1 - gone) / (1 - FADE_FROM))
            case _:
                return 1.0

    @property
    def is_unseen(self) -> bool:
        """Whether it has not set out yet from the pack or from another hand."""
        return self.enters and self.glide.waiting

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass."""
        self.glide.update(dt)
        while self.glide.done and self.legs:
            self.take(self.legs.pop(0), spare=self.glide.elapsed - self.glide.delay - self.glide.seconds)

    def take(self, leg: Leg, spare: float = 0.0) -> None:
        """Set out on *leg* from where the card is; *spare* seconds of it have passed already."""
        self.glide = Glide(
            leg.pose if leg.fade is Fade.IN else self.glide.pose,
            leg.pose,
            leg.seconds,
            leg.easing,
            leg.delay,
            leg.arc,
            leg.bump,
            elapsed=spare,
        )
        self.fade = leg.fade

    def finish(self) -> None:
        """Arrive at once."""
        if self.legs:
            self.take(self.legs[-1])
            self.legs.clear()
        self.glide.finish()


class Troupe:
    """The sprites by key, in the order in which they are drawn, and those that are leaving."""

    def __init__(self) -> None:
        self._sprites: dict[Key, CardSprite] = {}
        self._leaving: list[CardSprite] = []
        self._landings: list[Landing] = []
        self._trick_grows = False
        self.is_still = True
        """Whether nothing at all changes its pose; kept, since a table at rest asks often."""

    @property
    def is_moving(self) -> bool:
        """Whether any card is under way from place to place; a card that only lifts does not count."""
        if self.is_still:
            return False
        return bool(self._leaving) or any(sprite.is_flying and not sprite.done for sprite in self._sprites.values())

    @property
    def pack(self) -> Pose | None:
        """Where the pack lies that is still being dealt from, if it is."""
        waiting = (sprite for sprite in self._sprites.values() if sprite.is_unseen and sprite.card is None)
        return next((replace(sprite.glide.start, angle=0.0) for sprite in waiting), None)

    def follow(self, targets: Mapping[Key, Target], staging: Staging) -> None:
        """Send every sprite toward *targets*; those without one leave."""
        for key, sprite in self._sprites.items():
            if key not in targets:
                self._send_off(key, sprite, staging)
        self._leaving += [
            CardSprite(None, _glide(ghost.start, ghost.leg), _ghost_target(ghost.leg), is_flying=True)
            for ghost in staging.ghosts()
            if ghost.leg.seconds > 0
        ]
        self._leaving.sort(key=lambda sprite: len(sprite.legs))  # what has the longest way to go lies above
        self._sprites = {key: self._sent(key, target, staging) for key, target in targets.items()}
        self._settle()

    def place(self, targets: Mapping[Key, Target]) -> None:
        """Put everything where it belongs at once, as a new size of the window asks."""
        self.finish()
        self._sprites = {
            key: CardSprite(_face(key), Glide.at_rest(target.pose), target) for key, target in targets.items()
        }

    def finish(self) -> None:
        """Let every card arrive now."""
        self._leaving.clear()
        for sprite in self._sprites.values():
            sprite.finish()
        self._settle()

    def update(self, dt: float) -> None:
        """Let *dt* seconds pass."""
        if self.is_still:
            return
        for sprite in (*self._sprites.values(), *self._leaving):
            sprite.update(dt)
        self._leaving = [sprite for sprite in self._leaving if not sprite.done]
        self._settle()

    def take_landings(self) -> list[Landing]:
        """Return what has come to rest since the last time, each landing once."""
        taken, self._landings = self._landings, []
        return taken

    def sprite(self, key: Key) -> CardSprite | None:
        """Return the sprite of *key*, if it is on the table."""
        return self._sprites.get(key)

    def in_order(self) -> Iterator[CardSprite]:
        """Yield the sprites from the lowest to the highest: what flies is above what lies."""
        yield from (sprite for sprite in self._leaving if sprite.fade is Fade.OUT)
        flying: list[CardSprite] = []
        for sprite in self._sprites.values():
            if sprite.is_unseen:
                continue
            if sprite.is_flying and not sprite.done:
                flying.append(sprite)
            else:
                yield sprite
        yield from (sprite for sprite in self._leaving if sprite.fade is not Fade.OUT)
        yield from flying

    def draw(self, painter: CardPainter, surface: pygame.Surface, sprite: CardSprite, *, shift: float = 0.0) -> None:
        """Draw one sprite, *shift* pixels to the right of where it is."""
        look, pose = sprite.target.look, sprite.glide.pose
        if look.alpha < 1 and self._trick_grows:  # nothing is decided before the last card lies
            look = replace(look, alpha=1.0)
        if shift:
            pose = replace(pose, x=pose.x + shift)
        travels = not sprite.done and not sprite.glide.waiting
        if sprite.is_flying and travels:
            alpha = sprite.alpha * look.alpha
            fades = sprite.fade in {Fade.IN, Fade.OUT}
            look = replace(look if fades else FLYING, alpha=alpha)
            travels = not fades
        painter.draw(surface, sprite.card, pose, look, moving=travels and sprite.glide.changes_shape)

    def _sent(self, key: Key, target: Target, staging: Staging) -> CardSprite:
        sprite = self._sprites.get(key)
        if sprite is None:
            start, leg = staging.enter(key, target)
            landing = Landing(_face(key), target.place, is_dealt=staging.dealt)
            is_flying = leg.seconds > 0
            glide = _glide(start, leg)
            return CardSprite(_face(key), glide, target, is_flying, enters=True, fade=leg.fade, landing=landing)
        if target.place is not sprite.target.place:
            sprite.landing = Landing(sprite.card, target.place)
        if target.pose != sprite.glide.target:
            leg = staging.travel(sprite.target, target)
            if leg.fade is Fade.IN:
                self._leave_behind(sprite, staging)
            sprite.take(leg)
            sprite.enters = False
            sprite.is_flying = target.is_held or target.place is not sprite.target.place
        sprite.target = target
        return sprite

    def _leave_behind(self, sprite: CardSprite, staging: Staging) -> None:
        """Let a picture of *sprite* fade where it is, while itself it fades in elsewhere."""
        here = sprite.glide.pose
        leg = staging.vanish(here)
        self._leaving.append(CardSprite(sprite.card, _glide(here, leg), sprite.target, is_flying=True, fade=leg.fade))

    def _settle(self) -> None:
        """Note what has come to rest."""
        self.is_still = not self._leaving and all(sprite.done for sprite in self._sprites.values())
        for sprite in self._sprites.values():
            if sprite.landing is not None and sprite.done:
                self._landings.append(sprite.landing)
                sprite.landing = None
        self._trick_grows = any(
            sprite.landing is not None and sprite.landing.place is Place.TRICK for sprite in self._sprites.values()
        )

    def _send_off(self, key: Key, sprite: CardSprite, staging: Staging) -> None:
        first, *rest = staging.leave(key, sprite.target) or (None,)
        if first is None or not (first.seconds or any(leg.seconds for leg in rest)):
            return
        sprite.take(first)
        sprite.legs = list(rest)
        sprite.is_flying, sprite.enters = True, False
        self._leaving.append(sprite)


def _face(key: Key) -> Card | None:
    return key if isinstance(key, Card) else None


def _glide(start: Pose, leg: Leg) -> Glide:
    return Glide(start, leg.pose, leg.seconds, leg.easing, leg.delay, leg.arc, leg.bump)


def _ghost_target(leg: Leg) -> Target:
    return Target(leg.pose, Place.BACKS, Seat.NORTH)
