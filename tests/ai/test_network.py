"""The trained networks, read from their archive and playing by themselves."""

import zipfile
from io import BytesIO

import numpy as np
import pytest

from hearts.ai.bitsets import size
from hearts.ai.features import PASS_WORDS, WORDS
from hearts.ai.network import WEIGHTS, Network, cheapest, trained
from hearts.ai.simulator import Options, Rounds, deals
from hearts.resources import asset_bytes

LIMIT = 2_000_000


def archive(play_words: int, pass_words: int, hidden: int = 4, seed: int = 1) -> bytes:
    """Weights by chance; those for words beyond the first are there but nothing."""
    rng = np.random.default_rng(seed)
    arrays = {}
    for name, inputs in (("play", play_words), ("pass", pass_words)):
        widths = (64 * inputs, hidden, hidden, 52)
        for number in range(3):
            shape = widths[number : number + 2]
            arrays[f"{name}_weight_{number}"] = rng.normal(size=shape).astype(np.float16)
            arrays[f"{name}_bias_{number}"] = rng.normal(size=shape[1]).astype(np.float16)
    file = BytesIO()
    np.savez(file, allow_pickle=False, **arrays)  # type: ignore[arg-type, unused-ignore]
    return file.getvalue()


def dealt(count: int, seed: int = 1) -> Rounds:
    options = Options(*np.zeros((4, count), bool))
    return Rounds(deals(count, np.random.default_rng(seed)), 1 + np.arange(count) % 3, options)


def test_the_weights_are_small_arrays_at_half_precision() -> None:
    content = asset_bytes(WEIGHTS)
    assert len(content) < LIMIT
    with zipfile.ZipFile(BytesIO(content)) as members:
        assert all(name.endswith(".npy") for name in members.namelist())
    with np.load(BytesIO(content), allow_pickle=False) as stored:
        assert {stored[name].dtype for name in stored.files} == {np.dtype(np.float16)}
        assert all(np.isfinite(stored[name]).all() for name in stored.files)


def test_the_whole_round_is_played_by_the_rules() -> None:
    rounds = dealt(12)
    hands = rounds.hands.copy()
    seats = [trained().choose_passes(hands[:, seat], rounds.direction, rounds.options) for seat in range(4)]
    sent = np.stack(seats, axis=1)
    assert (size(sent) == 3).all()
    assert ((sent & ~hands) == 0).all()
    rounds.exchange(sent)
    rounds.start()
    while not rounds.is_over:
        legal = rounds.legal()
        card = trained().choose(rounds, legal)
        assert ((legal >> card.astype(np.uint64)) & np.uint64(1) == 1).all()
        rounds.step(card)
    assert (rounds.points.sum(axis=1) == 26).all()


def test_an_older_network_is_shown_the_words_it_knows() -> None:
    network = Network.read(archive(WORDS - 5, PASS_WORDS - 1))
    rounds = dealt(5)
    rounds.start()
    assert network.card_costs(rounds, rounds.legal()).shape == (5, 52)
    assert network.choose_passes(rounds.hands[:, 0], rounds.direction, rounds.options).shape == (5,)


def test_words_that_count_change_the_costs() -> None:
    network = Network.read(archive(WORDS, PASS_WORDS))
    rounds = dealt(2)
    rounds.start()
    first, second = network.card_costs(rounds, rounds.legal())
    assert not np.allclose(first, second)


def test_the_cheapest_card_is_one_of_the_set() -> None:
    costs = np.arange(52, dtype=np.float32)[None] * -1
    assert cheapest(costs, np.array([0b1011], dtype=np.uint64)).tolist() == [3]


def test_objects_are_refused() -> None:
    file = BytesIO()
    np.savez(file, allow_pickle=True, play_weight_0=np.array([{}], dtype=object))  # type: ignore[arg-type, unused-ignore]
    with pytest.raises(ValueError, match="pickle"):
        Network.read(file.getvalue())
