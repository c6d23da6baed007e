"""Where each card of a view belongs: from what should be seen to places on the screen, as pure arithmetic."""

from hearts.core.seats import SEATS, Seat
from hearts.ui.card_sprite import CardLook, Shadow
from hearts.ui.gestures import Point
from hearts.ui.layout import Pose, TableLayout
from hearts.ui.staging import Key, Place, Target
from hearts.ui.table_status import ME
from hearts.ui.table_view import HandCard, TableView

LIFTED_RING = 3.0  # u
WINNING_RING = 2.4  # u
FADED_ALPHA = 0.7


def targets_of(
    view: TableView, layout: TableLayout, *, glow: float = 1.0, pointer: Point | None = None
) -> dict[Key, Target]:
    """Return every card's place in drawing order. *pointer* is where the dragged card's middle is, if one is."""
    return {
        **_backs(view, layout),
        **_trick(view, layout),
        **_hand(view, layout, glow, pointer),
    }


def deal_order(targets: dict[Key, Target]) -> dict[Key, int]:
    """Return when each card of a fresh deal sets out: one to each seat in turn."""
    order: dict[Key, int] = {}
    dealt = dict.fromkeys(SEATS, 0)
    for key, target in targets.items():
        order[key] = 4 * dealt[target.seat] + (target.seat - Seat.WEST) % 4
        dealt[target.seat] += 1
    return order


def _backs(view: TableView, layout: TableLayout) -> dict[Key, Target]:
    return {
        (seat, index): Target(layout.back_pose(seat, index, view.backs[seat]), Place.BACKS, seat)
        for seat in SEATS
        for index in range(view.backs[seat])
    }


def _trick(view: TableView, layout: TableLayout) -> dict[Key, Target]:
    return {
        lying.card: Target(
            layout.trick_pose(lying.seat),
            Place.TRICK,
            lying.seat,
            CardLook(
                ring=max(2.0, WINNING_RING * layout.u) if lying.is_winning else 0.0,
                alpha=FADED_ALPHA if lying.is_faded else 1.0,
            ),
        )
        for lying in view.trick
    }


def _hand(view: TableView, layout: TableLayout, glow: float, pointer: Point | None) -> dict[Key, Target]:
    count = len(view.hand)
    targets: dict[Key, Target] = {}
    for index, held in enumerate(view.hand):
        pose = _hand_pose(held, layout.hand_pose(index, count), layout)
        if held.is_dragged and pointer is not None:
            pose = Pose(*pointer, 0.0, pose.width)
        targets[held.card] = Target(pose, Place.HAND, ME, _hand_look(held, layout, glow), is_held=held.is_dragged)
    return targets


def _hand_pose(held: HandCard, pose: Pose, layout: TableLayout) -> Pose:
    if held.is_raised:
        return layout.lifted(pose)
    if held.is_dimmed:
        return layout.sunk(pose)
    return layout.hovered(pose) if held.is_hovered else pose


def _hand_look(held: HandCard, layout: TableLayout, glow: float) -> CardLook:
    is_up = held.is_raised or held.is_dragged or (held.is_hovered and not held.is_dimmed)
    return CardLook(
        shadow=Shadow.LIFTED if is_up else Shadow.RESTING,
        dim=held.is_dimmed,
        ring=max(2.5, LIFTED_RING * layout.u) if held.is_lifted or held.is_chosen else 0.0,
        glow=glow if held.is_hinted and not held.is_lifted else 0.0,
    )
