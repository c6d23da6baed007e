from itertools import pairwise

import pytest

from hearts.store.settings import Settings
from hearts.store.speed import Speed
from hearts.ui.audio import Audio, Silence, Sounds, Voice
from hearts.ui.sounds import Sound, file_names

FRAME = 1 / 60
QUIET = (Settings(volume=0.0), Settings(muted=True))


class Spoken:
    """A voice that only notes what it was asked for."""

    def __init__(self) -> None:
        self.is_broken = False
        self.asked: list[str] = []
        self.heard: list[tuple[str, float, float]] = []

    def open(self) -> None:
        self.asked.append("open")

    def reopen(self) -> None:
        self.asked.append("reopen")

    def device_lost(self) -> None:
        self.asked.append("lost")

    def device_found(self) -> None:
        self.asked.append("found")

    def sound(self, file_name: str, volume: float, pan: float) -> None:
        self.heard.append((file_name, volume, pan))

    def rest(self) -> None:
        self.asked.append("rest")

    def hush(self) -> None:
        self.asked.append("hush")

    def close(self) -> None:
        self.asked.append("close")


@pytest.fixture
def voice() -> Spoken:
    return Spoken()


def audio_of(voice: Voice, settings: Settings | None = None) -> Sounds:
    audio = Sounds(voice)
    audio.update(FRAME, settings or Settings())
    return audio


def kinds(voice: Spoken) -> list[str]:
    return [name.rsplit("_", 1)[0] for name, _, _ in voice.heard]


def test_a_sound_is_heard_at_the_volume_chosen_and_where_it_is(voice: Spoken) -> None:
    audio_of(voice, Settings(volume=0.4)).play(Sound.HINT, pan=0.7)
    assert voice.heard == [("hint_1.wav", 0.4, 0.7)]


@pytest.mark.parametrize("settings", QUIET)
def test_without_volume_or_muted_nothing_is_heard_and_no_device_opened(voice: Spoken, settings: Settings) -> None:
    audio = audio_of(voice, settings)
    for sound in Sound:
        audio.play(sound)
    assert voice.heard == []
    assert voice.asked == []


def test_before_the_first_turn_nothing_is_heard(voice: Spoken) -> None:
    Sounds(voice).play(Sound.PLAY)
    assert voice.heard == []
    assert voice.asked == []


def test_the_device_is_opened_in_the_first_turn_that_can_be_heard(voice: Spoken) -> None:
    audio = audio_of(voice, Settings(muted=True))
    settings = Settings()
    for _ in range(5):
        audio.update(FRAME, settings)
    assert voice.asked == ["open"]


def test_after_a_long_silence_the_device_rests_until_somebody_stirs(voice: Spoken) -> None:
    settings = Settings()
    audio = audio_of(voice, settings)
    audio.update(10.0, settings)
    audio.play(Sound.PLAY)
    audio.update(14.9, settings)
    assert "rest" not in voice.asked
    audio.update(0.2, settings)
    assert voice.asked[-1] == "rest"
    audio.wake()
    audio.update(14.9, settings)
    assert voice.asked[-1] == "open"


@pytest.mark.parametrize("settings", QUIET)
def test_somebody_who_wants_no_sound_wakes_no_device(voice: Spoken, settings: Settings) -> None:
    audio_of(voice, settings).wake()
    assert "open" not in voice.asked


@pytest.mark.parametrize("settings", QUIET)
def test_what_still_sounds_fades_away_once_it_is_muted(voice: Spoken, settings: Settings) -> None:
    audio = audio_of(voice)
    audio.update(FRAME, settings)
    assert voice.asked == ["open", "hush"]


def test_two_of_the_same_are_forty_milliseconds_apart(voice: Spoken) -> None:
    settings = Settings()
    audio = audio_of(voice, settings)
    times = []
    for millisecond in range(200):
        before = len(voice.heard)
        audio.play(Sound.DEAL)
        if len(voice.heard) > before:
            times.append(millisecond)
        audio.update(0.001, settings)
    assert times == [0, 40, 80, 120, 160]


def test_different_sounds_do_not_wait_for_each_other(voice: Spoken) -> None:
    audio = audio_of(voice)
    for sound in (Sound.PLAY, Sound.QUEEN, Sound.PLAY):
        audio.play(sound)
    assert kinds(voice) == ["play", "queen"]


@pytest.mark.parametrize(
    ("settings", "sound"),
    [(Settings(sound_queen=False), Sound.QUEEN), (Settings(sound_hearts=False), Sound.HEARTS_BREAK)],
)
def test_a_cue_switched_off_is_the_only_one_not_heard(voice: Spoken, settings: Settings, sound: Sound) -> None:
    audio = audio_of(voice, settings)
    for each in Sound:
        audio.play(each)
    assert set(kinds(voice)) == {each.value for each in Sound} - {sound.value}


def test_at_instant_what_goes_with_a_movement_is_not_heard(voice: Spoken) -> None:
    audio = audio_of(voice, Settings(speed=Speed.INSTANT))
    for sound in Sound:
        audio.play(sound)
    assert {sound.value for sound in Sound} - set(kinds(voice)) == {"deal", "collect"}


def test_a_sound_with_a_delay_is_heard_once_and_then(voice: Spoken) -> None:
    settings = Settings()
    audio = audio_of(voice, settings)
    audio.play(Sound.POINTS, delay=0.12)
    heard = []
    for _ in range(30):
        audio.update(0.01, settings)
        heard.append(len(voice.heard))
    assert heard == [0] * 11 + [1] * 19


def test_a_sound_that_waits_is_not_heard_once_it_is_muted(voice: Spoken) -> None:
    audio = audio_of(voice)
    audio.play(Sound.WIN, delay=0.1)
    audio.update(0.2, Settings(muted=True))
    audio.update(0.2, Settings())
    assert voice.heard == []


def test_no_take_comes_twice_running_and_each_comes(voice: Spoken) -> None:
    settings = Settings()
    audio = audio_of(voice, settings)
    for _ in range(200):
        audio.play(Sound.PLAY)
        audio.update(0.05, settings)
    names = [name for name, _, _ in voice.heard]
    assert set(names) == set(file_names(Sound.PLAY))
    assert all(one != other for one, other in pairwise(names))


def test_the_same_seed_chooses_the_same_takes() -> None:
    voices = [Spoken(), Spoken()]
    for voice in voices:
        settings = Settings()
        audio = audio_of(voice, settings)
        for _ in range(20):
            audio.play(Sound.DEAL)
            audio.update(0.05, settings)
    assert voices[0].heard == voices[1].heard


def test_a_broken_voice_is_told_and_tried_again_when_the_volume_is_changed(voice: Spoken) -> None:
    audio = audio_of(voice)
    assert audio.available
    voice.is_broken = True
    assert not audio.available
    audio.update(FRAME, Settings(one_tap=True))
    assert "reopen" not in voice.asked
    audio.update(FRAME, Settings(volume=0.9))
    assert voice.asked.count("reopen") == 1


def test_the_voice_hears_of_devices_and_of_the_end(voice: Spoken) -> None:
    audio = audio_of(voice)
    audio.device_lost()
    audio.device_found()
    audio.close()
    assert voice.asked == ["open", "lost", "found", "close"]


def test_silence_takes_whatever_a_screen_says() -> None:
    audio: Audio = Silence()
    audio.play(Sound.MOON, delay=1.0, pan=-1.0)
    audio.update(FRAME, Settings())
    audio.wake()
    audio.device_lost()
    audio.device_found()
    audio.close()
    assert audio.available
