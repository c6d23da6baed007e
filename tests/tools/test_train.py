"""Training, on a scale of seconds; skipped where PyTorch, the extra ``train``, is not installed."""

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch", reason="training needs the extra train")

import train
from learner import Pair, Trained
from training_table import new_rounds

from hearts.ai.network import Network


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of a few rounds."""
    for name, value in {
        "ROUNDS": 12,
        "LABELLED": 12,
        "LABELS_A_STEP": 0.05,
        "PASSES_LABELLED": 6,
        "BATCH": 16,
        "BATCHES": 2,
        "PASS_BATCH": 4,
        "PASS_BATCHES": 2,
        "LABELS_KEPT": 200,
        "PASSES_KEPT": 20,
        "MATCH_DEALS": 2,
    }.items():
        monkeypatch.setattr(train, name, value)


def arguments(output: Path, iterations: int) -> list[str]:
    return ["--output", str(output), "--iterations", str(iterations), "--every", "1", "--earlier", "1", "--seed", "3"]


def weights(path: Path) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float16]]]:
    with np.load(path, allow_pickle=False) as stored:
        return {name: stored[name] for name in stored.files}


def test_training_changes_the_weights_and_repeats(tmp_path: Path) -> None:
    first, second, shorter = tmp_path / "first.npz", tmp_path / "second.npz", tmp_path / "shorter.npz"
    train.main(arguments(first, 3))
    train.main(arguments(second, 3))
    train.main(arguments(shorter, 2))
    assert all((weights(first)[name] == weights(second)[name]).all() for name in weights(first))
    assert any((weights(first)[name] != weights(shorter)[name]).any() for name in weights(first))


def test_training_is_taken_up_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "expert.npz"
    train.main(arguments(output, 1))
    train.main(arguments(output, 2))
    iterations = [line for line in output.with_suffix(".log").read_text("utf-8").splitlines() if "rounds" in line]
    assert [line.split(" playing")[0] for line in iterations if line.startswith("iteration")] == [
        "iteration 1 rounds 12",
        "iteration 2 rounds 24",
    ]
    assert "2/2 iterations" in capsys.readouterr().err


def test_what_was_learned_plays_the_same_without_pytorch(tmp_path: Path) -> None:
    output = tmp_path / "expert.npz"
    train.main(arguments(output, 1))
    pair = Pair()
    pair.load(output)
    network = Network.read(output.read_bytes())
    rounds = new_rounds(200, np.random.default_rng(1))
    rounds.start()
    for _ in range(6):
        rounds.step(network.choose(rounds, rounds.legal()))
    legal = rounds.legal()
    # one computes in 16 bits, the other in 32: near ties may fall otherwise
    assert (Trained(pair).choose(rounds, legal) == network.choose(rounds, legal)).mean() > 0.8


def test_weights_of_fewer_words_begin_a_run_as_they_were(tmp_path: Path) -> None:
    pair = Pair()
    shorter = {name: array.astype(np.float16) for name, array in pair.arrays().items()}
    shorter["play_weight_0"] = shorter["play_weight_0"][: 13 * 64]
    np.savez(tmp_path / "old.npz", **shorter)  # type: ignore[arg-type, unused-ignore]
    loaded = train.loaded(tmp_path / "old.npz").arrays()["play_weight_0"]
    assert (loaded[13 * 64 :] == 0).all()
    assert np.allclose(loaded[: 13 * 64], shorter["play_weight_0"])
