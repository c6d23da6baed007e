"""The two networks in training and their optimisers: the only file that needs PyTorch."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import torch  # type: ignore[import-not-found, unused-ignore]

from hearts.ai.bitsets import CARDS, Floats, Sets, unpacked, unpacked_cards
from hearts.ai.features import PASS_WORDS, WORDS

HIDDEN, PASS_HIDDEN = 256, 128
LAYERS = (0, 2, 4)
AT_ONCE = 8192
MEAN_SHARE = 0.2
"""How much a row's mean counts beside the differences in it, on which choices hang."""
NETWORKS = ("play", "pass")


def new_network(inputs: int, hidden: int) -> Any:  # noqa: ANN401  PyTorch is not there where types are checked
    """Return a network of two hidden layers with a value for each card."""
    nn = torch.nn
    return nn.Sequential(
        nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), nn.Linear(hidden, CARDS)
    )


def values(network: Any, words: Sets) -> Floats:  # noqa: ANN401
    """Return a row of values, one a card, for each row of words."""
    found = np.empty((len(words), CARDS), np.float32)
    with torch.inference_mode(), torch.autocast("cpu", dtype=torch.bfloat16):
        for start in range(0, len(words), AT_ONCE):
            inputs = torch.from_numpy(unpacked(words[start : start + AT_ONCE])).to(torch.bfloat16)
            found[start : start + AT_ONCE] = network(inputs).float().numpy()
    return found


class Pair:
    """A network for playing and one for passing."""

    def __init__(self) -> None:
        self.play = new_network(WORDS * 64, HIDDEN)
        self.passing = new_network(PASS_WORDS * 64, PASS_HIDDEN)

    @property
    def both(self) -> tuple[Any, Any]:
        """The two, playing first."""
        return self.play, self.passing

    def networks(self) -> Iterable[tuple[str, Any]]:
        """Return both, named."""
        return zip(NETWORKS, self.both, strict=True)

    def arrays(self) -> dict[str, Floats]:
        """Return the weights as arrays, by names such as ``play_weight_0``."""
        found = {}
        for name, network in self.networks():
            for number, layer in enumerate(LAYERS):
                found[f"{name}_weight_{number}"] = network[layer].weight.detach().numpy().T.copy()
                found[f"{name}_bias_{number}"] = network[layer].bias.detach().numpy().copy()
        return found

    def load(self, path: Path) -> None:
        """Take the weights from *path*."""
        with np.load(path, allow_pickle=False) as stored:
            for name, network in self.networks():
                for number, layer in enumerate(LAYERS):
                    weight = torch.from_numpy(stored[f"{name}_weight_{number}"].T.astype(np.float32))
                    bias = torch.from_numpy(stored[f"{name}_bias_{number}"].astype(np.float32))
                    network[layer].weight.data.copy_(weight)
                    network[layer].bias.data.copy_(bias)

    def save(self, path: Path) -> None:
        """Write the weights at half precision."""
        halves: dict[str, Any] = {name: array.astype(np.float16) for name, array in self.arrays().items()}
        with path.open("wb") as file:
            np.savez_compressed(file, **halves)


class Learner:
    """The pair that learns, with its optimisers; it can be stored whole and taken up again."""

    def __init__(self, pair: Pair, rate: float) -> None:
        self.pair = pair
        self.rate = rate
        self.optimisers = [torch.optim.Adam(network.parameters(), lr=rate) for _, network in pair.networks()]

    def set_rate(self, share: float) -> None:
        """Set the learning rate to *share* of the first one."""
        for optimiser in self.optimisers:
            for group in optimiser.param_groups:
                group["lr"] = self.rate * share

    def learn(self, kind: int, words: Sets, cards: Sets, results: Floats) -> float:
        """Let one network (0 plays, 1 passes) learn what each of *cards* brought; return how wrong it was."""
        network, optimiser = self.pair.both[kind], self.optimisers[kind]
        with torch.autocast("cpu", dtype=torch.bfloat16):
            found = network(torch.from_numpy(unpacked(words)).to(torch.bfloat16)).float()
        advantage_loss, mean_loss = label_losses(found, cards, results)
        optimiser.zero_grad()
        (advantage_loss + MEAN_SHARE * mean_loss).backward()
        optimiser.step()
        return float(advantage_loss.detach())

    def store(self, path: Path, progress: dict[str, float]) -> None:
        """Write weights, optimisers and *progress*, so that training can be taken up again."""
        state = {
            "networks": [network.state_dict() for _, network in self.pair.networks()],
            "optimisers": [optimiser.state_dict() for optimiser in self.optimisers],
            "progress": json.dumps(progress),
        }
        beside = path.with_suffix(".new")
        torch.save(state, beside)
        beside.replace(path)

    def take_up(self, path: Path) -> dict[str, float]:
        """Read what ``store`` wrote and return the progress."""
        state = torch.load(path, weights_only=True)
        for (_, network), stored in zip(self.pair.networks(), state["networks"], strict=True):
            network.load_state_dict(stored)
        for optimiser, stored in zip(self.optimisers, state["optimisers"], strict=True):
            optimiser.load_state_dict(stored)
        progress: dict[str, float] = json.loads(state["progress"])
        return progress


def label_losses(found: Any, cards: Sets, wanted: Floats) -> tuple[Any, Any]:  # noqa: ANN401
    """Return how wrong the differences between the cards of a row are, and how wrong the row's mean is."""
    mask = torch.from_numpy(unpacked_cards(cards).astype(np.float32))
    count = mask.sum(1, keepdim=True)
    error = (found - torch.from_numpy(wanted)) * mask
    mean = error.sum(1, keepdim=True) / count
    return (((error - mean * mask) ** 2).sum(1) / count[:, 0]).mean(), (mean**2).mean()


def prepare(seed: int, threads: int) -> None:
    """Seed PyTorch and bound its threads."""
    torch.manual_seed(seed)
    torch.set_num_threads(threads)
