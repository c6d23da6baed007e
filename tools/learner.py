"""The two networks in training and their optimisers: the only file that needs PyTorch."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import torch  # type: ignore[import-not-found, unused-ignore]

from hearts.ai.bitsets import BIT, CARDS, Floats, Ints, Sets, distinct, unpacked, unpacked_cards
from hearts.ai.features import PASS_WORDS, WORDS, pass_words, words
from hearts.ai.network import cheapest
from hearts.ai.simulator import Options, Rounds
from hearts.core.rules import CARDS_PASSED

HIDDEN, PASS_HIDDEN = 256, 128
LAYERS = (0, 2, 4)
AT_ONCE = 8192
MEAN_SHARE = 0.2
"""How much a row's mean counts beside the differences in it, on which choices hang."""
KEPT = 0.995
"""How much of the averaged weights is kept at each batch."""
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

    def state(self) -> list[Any]:
        """Return the weights of both."""
        return [network.state_dict() for network in self.both]

    def take(self, state: Iterable[Any]) -> None:
        """Take the weights in *state*."""
        for network, stored in zip(self.both, state, strict=True):
            network.load_state_dict(stored)

    def copy(self) -> "Pair":
        """Return a pair of the same weights."""
        pair = Pair()
        pair.take(self.state())
        return pair

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
                    weight = torch.nn.functional.pad(weight, (0, network[layer].in_features - weight.shape[1]))
                    bias = torch.from_numpy(stored[f"{name}_bias_{number}"].astype(np.float32))
                    network[layer].weight.data.copy_(weight)
                    network[layer].bias.data.copy_(bias)

    def save(self, path: Path) -> None:
        """Write the weights at half precision."""
        halves: dict[str, Any] = {name: array.astype(np.float16) for name, array in self.arrays().items()}
        with path.open("wb") as file:
            np.savez_compressed(file, **halves)


class Trained:
    """A member of the tables that plays what a pair of networks values least."""

    def __init__(self, pair: Pair) -> None:
        self.pair = pair

    def choose_passes(self, hands: Sets, direction: Ints, options: Options) -> Sets:
        """Pick three cards one by one."""
        return self.picked(hands, np.zeros_like(hands), direction, options, CARDS_PASSED)

    def picked(self, hands: Sets, picked: Sets, direction: Ints, options: Options, count: int) -> Sets:
        """Return *picked* with *count* more cards; *hands* are without those picked."""
        for _ in range(count):
            found = values(self.pair.passing, pass_words(hands, picked, direction, options))
            bit = BIT[cheapest(found, hands)]
            picked, hands = picked | bit, hands ^ bit
        return picked

    def choose(self, rounds: Rounds, legal: Sets) -> Ints:
        """Play the card of the least value."""
        return cheapest(values(self.pair.play, words(rounds, legal)), distinct(legal, rounds.spent))


class Learner:
    """The pair that learns, with its optimisers; it can be stored whole and taken up again.

    *average* follows the weights of the pair smoothly; it is what plays and what is kept.
    """

    def __init__(self, pair: Pair, rate: float) -> None:
        self.pair = pair
        self.average = pair.copy()
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
        for kept, new in zip(self.average.both[kind].parameters(), network.parameters(), strict=True):
            kept.data.lerp_(new.data, 1 - KEPT)
        return float(advantage_loss.detach())

    def store(self, path: Path, earlier: Iterable[Pair], progress: dict[str, float]) -> None:
        """Write weights, optimisers, *earlier* learners and *progress*, so that training can be taken up again."""
        state = {
            "networks": self.pair.state(),
            "average": self.average.state(),
            "earlier": [pair.state() for pair in earlier],
            "optimisers": [optimiser.state_dict() for optimiser in self.optimisers],
            "progress": json.dumps(progress),
        }
        beside = path.with_suffix(".new")
        torch.save(state, beside)
        beside.replace(path)

    def take_up(self, path: Path) -> tuple[list[Pair], dict[str, float]]:
        """Read what ``store`` wrote and return the earlier learners and the progress."""
        state = torch.load(path, weights_only=True)
        self.pair.take(state["networks"])
        self.average.take(state["average"])
        for optimiser, stored in zip(self.optimisers, state["optimisers"], strict=True):
            optimiser.load_state_dict(stored)
        earlier = [Pair() for _ in state["earlier"]]
        for pair, stored in zip(earlier, state["earlier"], strict=True):
            pair.take(stored)
        progress: dict[str, float] = json.loads(state["progress"])
        return earlier, progress


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
