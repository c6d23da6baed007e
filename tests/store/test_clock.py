import re

from hearts.store.clock import stamp_of, utc_now


def test_a_moment_becomes_part_of_a_file_name() -> None:
    assert stamp_of("2026-01-31T19:05:33Z") == "20260131-190533"


def test_the_real_clock_has_the_form_that_stamps_are_made_of() -> None:
    assert re.fullmatch(r"\d{8}-\d{6}", stamp_of(utc_now()))
