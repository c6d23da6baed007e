"""One picture of the table: cloth, chrome, prompt, cards and the marks on them; it reads and changes nothing."""

from dataclasses import dataclass

import pygame

from hearts import text
from hearts.core.cards import Card
from hearts.text.expectation import chip, short_chip
from hearts.ui.canvas import Canvas
from hearts.ui.card_marks import (
    draw_awaited,
    draw_chosen,
    draw_expected,
    draw_focus,
    draw_hinted,
    draw_last_played,
    draw_tag,
    draw_winning,
)
from hearts.ui.card_sprite import CardLook
from hearts.ui.decisions import PASS_BUTTON
from hearts.ui.flourishes import AT_REST, Accents
from hearts.ui.screen import Desk
from hearts.ui.staging import Place
from hearts.ui.table_painter import draw_chrome, draw_prompt
from hearts.ui.table_status import ME
from hearts.ui.table_top import table_top
from hearts.ui.table_view import HandCard, TableView
from hearts.ui.troupe import CardSprite, Troupe


@dataclass(frozen=True, slots=True)
class Moment:
    """A refused card's shift in pixels, the strength of a thinking border, and what moves beside the cards."""

    shaken: Card | None = None
    shift: float = 0.0
    pulse: float = 1.0
    accents: Accents = AT_REST


def draw_table(surface: pygame.Surface, desk: Desk, view: TableView, troupe: Troupe, moment: Moment) -> None:
    """Draw all of the table."""
    canvas = desk.canvas(surface)
    surface.blit(desk.assets.table(table_top(desk.layout, desk.theme, is_quiet=view.prompt is not None)), (0, 0))
    sprites = list(troupe.in_order())
    for sprite in sprites:
        if sprite.target.place is Place.BACKS and not sprite.is_flying:
            troupe.draw(desk.painter, surface, sprite)
    draw_chrome(canvas, view, pulse=moment.pulse, accents=moment.accents)
    if view.prompt is not None:
        draw_prompt(canvas, view.prompt, focused=view.focus == PASS_BUTTON, hovered=view.hover == PASS_BUTTON)
        for slot in desk.layout.pass_tray.slots[: view.prompt.chosen]:
            desk.painter.draw(surface, None, slot, CardLook())
    if view.slot_is_open:
        draw_awaited(canvas, desk.layout.trick_pose(ME), text.YOUR_CARD())
    if troupe.pack is not None:
        desk.painter.draw(surface, None, troupe.pack)
    _draw_newest(canvas, view, troupe)
    for sprite in sprites:
        if sprite.target.place is not Place.BACKS or sprite.is_flying:
            shift = moment.shift if sprite.card is not None and sprite.card is moment.shaken else 0.0
            troupe.draw(desk.painter, surface, sprite, shift=shift)
    _draw_winning(canvas, view, troupe)
    _draw_marks(canvas, desk, view, troupe)


def _draw_newest(canvas: Canvas, view: TableView, troupe: Troupe) -> None:
    for lying in view.trick:
        sprite = troupe.sprite(lying.card)
        if lying.is_newest and sprite is not None and sprite.done:
            draw_last_played(canvas, sprite.glide.pose)


def _draw_winning(canvas: Canvas, view: TableView, troupe: Troupe) -> None:
    for lying in view.trick:
        sprite = troupe.sprite(lying.card)
        if lying.is_winning and sprite is not None and sprite.done:
            draw_winning(canvas, sprite.glide.pose)


def _draw_marks(canvas: Canvas, desk: Desk, view: TableView, troupe: Troupe) -> None:
    for held in view.hand:
        sprite = troupe.sprite(held.card)
        if sprite is not None and not (sprite.is_flying and not sprite.done):
            _draw_marks_of(canvas, desk, held, sprite)


def _draw_marks_of(canvas: Canvas, desk: Desk, held: HandCard, sprite: CardSprite) -> None:
    pose = sprite.glide.pose
    if held.is_focused:
        draw_focus(canvas, desk.painter, pose)
    if held.is_chosen:
        draw_chosen(canvas, pose, desk.layout.hand_step)
    elif held.is_hinted and not held.is_lifted:
        draw_hinted(canvas, pose, desk.layout.hand_step)
    if held.expected is not None and not held.is_dragged:
        labels = chip(held.expected), short_chip(held.expected)
        draw_expected(canvas, pose, desk.layout.hand_step, labels, is_best=held.is_hinted)
    if held.is_received:
        draw_tag(canvas, pose, text.NEW_CARD())
