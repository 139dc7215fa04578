"""Ratings: known cases of the Bradley-Terry model."""

from __future__ import annotations

import math

from holocene.bots.rating import rate


def test_equal_results_are_equal_ratings() -> None:
    first, second = rate([[0.0, 50.0], [50.0, 0.0]], seats=2)
    assert abs(first.value) < 1e-6
    assert abs(second.value) < 1e-6


def test_three_wins_in_four_are_191_points() -> None:
    first, second = rate([[0.0, 75_000.0], [25_000.0, 0.0]], seats=2)
    assert math.isclose(first.value - second.value, 400 * math.log10(3), abs_tol=0.1)


def test_more_games_narrow_the_margin() -> None:
    few, _ = rate([[0.0, 60.0], [40.0, 0.0]], seats=2)
    many, _ = rate([[0.0, 6000.0], [4000.0, 0.0]], seats=2)
    assert 9.0 < few.margin / many.margin < 11.0  # a hundred times the games, a tenth the margin


def test_who_never_lost_has_a_finite_rating_with_a_wide_margin() -> None:
    winner, loser = rate([[0.0, 100.0], [0.0, 0.0]], seats=2)
    assert 300.0 < winner.value < 1000.0
    assert winner.margin > 100.0
    assert math.isclose(winner.value, -loser.value)


def test_margin_of_two_equals_is_the_textbook_one() -> None:
    # The log-odds of 200 even games have the standard error sqrt(4 / 200); one rating is half of
    # the difference. The drawn game that is added makes it 201.
    first, _ = rate([[0.0, 100.0], [100.0, 0.0]], seats=2)
    expected = 1.96 * math.sqrt(4 / 201) / 2 * 400 / math.log(10)
    assert math.isclose(first.margin, expected, rel_tol=1e-6)


def test_transitive_results_are_ordered() -> None:
    ratings = rate([[0.0, 30.0, 38.0], [10.0, 0.0, 30.0], [2.0, 10.0, 0.0]], seats=3)
    assert ratings[0].value > ratings[1].value > ratings[2].value


def test_duels_of_one_big_game_count_for_less_than_duels_of_their_own() -> None:
    points = [[0.0, 60.0], [40.0, 0.0]]
    assert rate(points, seats=4)[0].margin > rate(points, seats=2)[0].margin


def test_a_single_bot_has_no_rating() -> None:
    assert [(one.value, one.margin) for one in rate([[0.0]], seats=2)] == [(0.0, 0.0)]
