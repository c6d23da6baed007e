"""What courts hold: the poles of kings with sword, sceptre, axe and orb, and the staffs of jacks."""

from art.colours import GOLD, GOLD_DARK, LEAF, LEAF_DARK, STEEL, STEEL_SHADE
from art.figure import Layers
from art.pips import pip
from art.shapes import area, crescent, disc, line, rect, rim
from hearts.core.cards import Suit
from hearts.ui.deck import SuitPaint

AXE_STEEL, AXE_EDGE = "#B9C3D1", "#9AA5B5"


def pole(x: float, top: float) -> Layers:
    """Draw a gilded pole, lit from the left."""
    yield rect(x - 0.75, top, x + 0.75, 30), GOLD_DARK
    yield rect(x - 0.75, top, x - 0.1, 30), GOLD


def sword(x: float) -> Layers:
    """Draw a sword held upright."""
    yield from pole(x, -44)
    yield area(f"M{x},-57 L{x + 1.9},-52 L{x + 1.9},-22 L{x - 1.9},-22 L{x - 1.9},-52 Z"), STEEL_SHADE
    yield area(f"M{x},-57 L{x},-22 L{x - 1.9},-22 L{x - 1.9},-52 Z"), STEEL
    yield rect(x - 4.4, -22.6, x + 4.4, -20.4), GOLD
    yield disc(x - 4.4, -21.5, 1.4).union(disc(x + 4.4, -21.5, 1.4)), GOLD_DARK


def sceptre(x: float, paint: SuitPaint) -> Layers:
    """Draw a sceptre with a heart."""
    yield from pole(x, -44)
    heart = pip(Suit.HEARTS, x, -47.5, 9)
    yield heart, paint.cloth
    yield rim(heart, 0.55), GOLD_DARK
    yield disc(x, -42, 1.5), GOLD


def axe(x: float) -> Layers:
    """Draw a battle axe."""
    yield from pole(x, -44)
    blade = (
        f"M{x - 0.7},-55 C{x + 3},-56 {x + 6},-54 {x + 6.5},-47.5 C{x + 6},-41 {x + 3},-39 {x - 0.7},-40 "
        f"C{x + 1.6},-44 {x + 1.6},-51 {x - 0.7},-55 Z"
    )
    yield area(blade), AXE_STEEL
    yield line(f"M{x + 5.2},-53 C{x + 7},-49.5 {x + 7},-45.5 {x + 5.2},-42", 0.8), AXE_EDGE
    yield area(f"M{x - 0.7},-52 L{x - 3.6},-47.5 L{x - 0.7},-43 Z"), GOLD


def orb(x: float, paint: SuitPaint) -> Layers:
    """Draw an orb with its cross, on a pole."""
    yield from pole(x, -44)
    ball = disc(x, -46, 4.3)
    yield ball, paint.cloth
    yield rim(ball, 0.6), GOLD_DARK
    yield rect(x - 4.1, -46.5, x + 4.1, -45.4), GOLD
    yield rect(x - 0.5, -55, x + 0.5, -50).union(rect(x - 1.9, -53.6, x + 1.9, -52.6)), GOLD_DARK


def halberd(x: float) -> Layers:
    """Draw the staff of the Jack of spades, a point over a moon."""
    yield from pole(x, -46)
    yield area(f"M{x},-57.5 L{x + 2.2},-50 L{x},-45.5 L{x - 2.2},-50 Z"), STEEL
    yield area(f"M{x},-57.5 L{x + 2.2},-50 L{x},-45.5 Z"), STEEL_SHADE
    yield crescent(x, -45, 4.6, -90, 0.86, 0.4), GOLD


def leafy_staff(x: float, suit: Suit, paint: SuitPaint) -> Layers:
    """Draw a staff with a mark of *suit* and two young leaves."""
    yield from pole(x, -46)
    mark = pip(suit, x, -50.5, 10.5)
    yield mark, paint.cloth
    yield rim(mark, 0.55), GOLD_DARK
    right = f"M{x},-42 C{x + 3},-45.6 {x + 5.4},-44.4 {x + 6},-41 C{x + 3.4},-40 {x + 1.6},-40 {x},-42 Z"
    left = f"M{x},-38 C{x - 3},-41.6 {x - 5.4},-40.4 {x - 6},-37 C{x - 3.4},-36 {x - 1.6},-36 {x},-38 Z"
    yield area(right), LEAF
    yield area(left), LEAF_DARK


def lozenge_staff(x: float, paint: SuitPaint) -> Layers:
    """Draw a staff with a cut stone."""
    yield from pole(x, -46)
    stone = pip(Suit.DIAMONDS, x, -50.5, 13)
    yield stone, GOLD
    yield stone.intersection(rect(x, -70, x + 20, 0)), GOLD_DARK
    yield pip(Suit.DIAMONDS, x, -50.5, 6), paint.cloth
    yield rect(x - 3, -44.2, x + 3, -43), GOLD
