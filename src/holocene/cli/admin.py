"""`holocene admin`: for whoever runs the house, also while its servers run."""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .options import database_option, whole_number

if TYPE_CHECKING:
    from ..server.admin import Admin

WHO = "the name somebody signs in by, or the number of an account"
ACTIONS = {
    "accounts": "list people with an account, those seen last first",
    "tables": "list tables, those played last first",
    "ban": "close an account: whoever is signed in by it is out at once",
    "unban": "open it again",
    "delete": "delete an account; games that were played stay, without the name",
    "reset": "make a code by which a new password can be set once, within a day",
    "end": "end a table as it is: nobody wins, and no rating changes",
    "pause": "tell everybody that the server will be closed for a while",
    "resume": "tell them that it will not, or that it is over",
}


def add_arguments(parser: argparse.ArgumentParser, words: Sequence[str]) -> None:
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True, dest="action")
    for name, help in ACTIONS.items():
        action = actions.add_parser(name, help=help, description=f"{help[0].upper()}{help[1:]}.")
        database_option(action)
        if name in ("ban", "unban", "delete", "reset"):
            action.add_argument("who", metavar="WHO", help=WHO)
        elif name == "end":
            action.add_argument("table", metavar="TABLE", help="its number, as in its address")
        elif name in ("accounts", "tables"):
            action.add_argument("part", nargs="?", default="", help="a part of somebody's name")
            beside = "guests too" if name == "accounts" else "those that are over too"
            action.add_argument("--all", action="store_true", help=beside)
            action.add_argument("--most", type=whole_number, default=50, metavar="N")
        elif name == "pause":
            action.add_argument("--in", dest="ahead", type=whole_number, default=10, metavar="N")
            action.add_argument("--minutes", type=whole_number, default=10, metavar="N")
        if name == "reset":
            action.add_argument("--public", default="", metavar="ADDRESS", help="as of the server")


def run(args: argparse.Namespace) -> int:
    # Imported here: other commands need none of it.
    from sqlalchemy.exc import DBAPIError

    from ..server.admin import Admin
    from ..tables import database, heartbeat

    url = database.address_of(args.database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise ValueError(f"database: there is no {url.database}")  # a slip, not a new house
    engine = database.connect(args.database)
    try:
        database.check_ready(engine)
        heartbeat.join(engine)
        _act(Admin(engine), args)
    except DBAPIError as error:
        why = str(error.orig).splitlines()[0]
        raise ValueError(f"database: {why}") from None
    finally:
        engine.dispose()
    return 0


def _act(admin: Admin, args: argparse.Namespace) -> None:
    from ..server.orders import Pause
    from ..tables.clock import now_ms

    match args.action:
        case "accounts":
            for row in admin.accounts(args.part, args.all, args.most):
                print(_account(row))
        case "tables":
            for table in admin.tables(args.part, args.all, args.most):
                what = f"{table['status']:7}  {table['game']}  {', '.join(table['names'])}"
                print(f"{table['id']}  {_when(table['updated'])}  {what}")
        case "ban" | "unban":
            done = admin.ban(args.who, args.action == "ban")
            print(f"{done['name']}: {'closed' if args.action == 'ban' else 'open again'}")
        case "delete":
            print(f"{admin.delete(args.who)['name']}: deleted")
        case "reset":
            print(f"{args.public.rstrip('/')}/account#reset={admin.reset(args.who)}")
        case "end":
            admin.end(args.table)
            print(f"{args.table}: ended")
        case "pause":
            pause = Pause(now_ms() + args.ahead * 60_000, max(1, args.minutes))
            admin.pause(pause)
            print(f"announced: from {_when(pause.at)}, for {pause.minutes} minutes")
        case "resume":
            admin.pause(None)
            print("withdrawn")


def _account(row: Mapping[Any, Any]) -> str:
    marks = ["guest"] if row["login"] is None else []
    marks += ["banned"] if row["banned"] else []
    shown = f"{row['id']}  {_when(row['seen'])}  {row['tables']:3} tables  {row['name']}"
    return f"{shown}  ({', '.join(marks)})" if marks else shown


def _when(ms: int | None) -> str:
    if ms is None:
        return f"{'never':16}"
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(ms / 1000))
