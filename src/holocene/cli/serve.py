"""`holocene serve`: the table for people, in the browser."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence

from .. import coach
from ..core import sets
from .components import playable
from .options import database_option, whole_number


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (default 127.0.0.1)")
    parser.add_argument(
        "--port", type=whole_number, default=8000, metavar="N", help="default 8000; 0: any free one"
    )
    parser.add_argument(
        "--fd",
        type=whole_number,
        metavar="N",
        help="a listening socket of whoever started this, in place of a port: systemd's is 3",
    )
    database_option(parser)
    parser.add_argument(
        "--sets",
        action="append",
        default=[],
        metavar="FOLDER",
        help="offer the sets of components in this folder too, or in this file; see components",
    )
    parser.add_argument(
        "--weights",
        action="append",
        default=[],
        metavar="FILE",
        help="let the coach judge by this file of weights too, which `holocene train` made",
    )
    parser.add_argument(
        "--public",
        metavar="ADDRESS",
        help="the address people use, when a proxy stands in front, such as https://example.org",
    )
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        help="the proxy's own address, if it is another machine: it says who is asking",
    )
    parser.add_argument(
        "--thinkers",
        type=whole_number,
        default=max(1, (os.cpu_count() or 2) - 1),
        metavar="N",
        help="processes in which bots think (default: one less than there are cores)",
    )
    parser.add_argument(
        "--thinking",
        type=whole_number,
        default=1200,
        metavar="SECONDS",
        help="that bots think for one person in an hour, and twice as many for one address; "
        "after that they play without thinking (default 1200; 0: no bound)",
    )
    parser.add_argument(
        "--bot-pause",
        type=float,
        default=0.6,
        metavar="SECONDS",
        help="before a bot begins, at normal pace (default 0.6)",
    )
    parser.add_argument(
        "--call-after",
        type=float,
        default=15.0,
        metavar="SECONDS",
        help="until somebody who is away is called to their move, if they want it (default 15)",
    )
    parser.add_argument(
        "--push-service",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="through which browsers may be called, beside those of the well-known ones",
    )
    parser.add_argument(
        "--abandoned",
        type=whole_number,
        default=60,
        metavar="DAYS",
        help="after which a game in which nobody moves is ended (default 60)",
    )
    parser.add_argument(
        "--log",
        choices=("plain", "json"),
        default="plain",
        help="how the log (standard error) is written: for people, or a line of JSON for each",
    )
    parser.add_argument("--no-push", action="store_true", help="call nobody who is away")
    parser.add_argument(
        "--no-limits", action="store_true", help="no rate limits: for tests and benches only"
    )


def run(args: argparse.Namespace) -> int:
    # Imported here: other commands need none of it.
    from ..server.limits import NO_LIMITS, Limits
    from ..server.run import serve
    from ..server.service import ServerSettings
    from ..tables.house import HouseSettings

    if args.public is not None and not re.fullmatch(r"https?://[^/\s]+/?", args.public):
        raise ValueError("--public: expected an address such as https://example.org")
    for service in args.push_service:
        if not re.fullmatch(r"https?://[^/\s]+/?", service):
            raise ValueError("--push-service: expected an address such as https://example.org")
    for name in sets.offer(args.sets):
        playable(name)
    coach.offer(args.weights)
    house = HouseSettings(
        bot_workers=max(1, args.thinkers),
        bot_pause=max(0.0, args.bot_pause),
        thinking=float(args.thinking),
        abandoned=max(1, args.abandoned) * 24 * 3_600_000,
    )
    limits = NO_LIMITS if args.no_limits else Limits()
    settings = ServerSettings(
        args.database,
        args.public,
        args.host,
        house,
        limits,
        push=not args.no_push,
        push_services=tuple(service.rstrip("/") for service in args.push_service),
        call_after=max(0.1, args.call_after),
        log=args.log,
    )
    return serve(settings, args.port, args.proxy, args.fd)
