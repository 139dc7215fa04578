"""Fluent catalogues that must say the same in every language: what `testing.check_words` reads."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import combinations, product

from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from .core.words import Words, key_of

NUMBERS = (0, 1, 2, 5, 21)  # one for each way to count
LONG = 25  # letters; a shorter text may well be the same in two languages


class Content(Visitor):
    """What a pattern is made of, without what it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: list[str] = []
        self.selectors: dict[str, set[str]] = {}  # variable: its variants
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.append(node.id.name + attribute)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "only variables select"
        keys = {
            key.name if isinstance(key, ast.Identifier) else key.value
            for key in (variant.key for variant in node.variants)
        }
        self.selectors.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


class Catalogue:
    """The messages of one language: every pattern by its key, `forest` or `help.title`."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.words = Words(language, text)
        self.patterns: dict[str, Content] = {}
        for entry in parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}: not Fluent: {entry.content}"
            if isinstance(entry, ast.Message):
                self._add(entry.id.name, entry.value)
                for each in entry.attributes:
                    self._add(f"{entry.id.name}.{each.id.name}", each.value)

    def _add(self, key: str, pattern: ast.Pattern | None) -> None:
        assert key not in self.patterns, f"{self.language} says {key} twice"
        if pattern is not None:
            self.patterns[key] = Content()
            self.patterns[key].visit(pattern)

    def whole(self, key: str, above: tuple[str, ...] = ()) -> Iterator[Content]:
        """A pattern and all that it refers to: they share the variables."""
        assert key in self.patterns, f"{self.language} refers to {key}, which it does not say"
        assert key not in above, f"{self.language}: {key} refers to itself"
        yield self.patterns[key]
        for reference in self.patterns[key].references:
            yield from self.whole(reference, (*above, key))

    def variables(self, key: str) -> set[str]:
        return set().union(*(content.variables for content in self.whole(key)))

    def variants(self, key: str, variable: str) -> set[str]:
        return set().union(*(part.selectors.get(variable, set()) for part in self.whole(key)))

    def arguments(self, key: str) -> Iterator[dict[str, object]]:
        """Arguments for a message: every case of what selects by name; numbers all at once."""
        named: dict[str, list[str]] = {}
        counted: list[str] = []
        for name in sorted(self.variables(key)):
            keys = self.variants(key, name)
            if keys and not is_number(keys):
                named[name] = sorted(keys)
            else:
                counted.append(name)
        for case in product(*named.values()):
            for number in NUMBERS if counted else NUMBERS[:1]:
                yield {**dict(zip(named, case, strict=True)), **dict.fromkeys(counted, number)}


def is_number(cases: set[str]) -> bool:
    return bool(cases & {"one", "two", "few", "many"}) or any(map(str.isdigit, cases))


def check(texts: Mapping[str, str]) -> None:
    """Check catalogues by language: AssertionError with what is missing or differs."""
    read = [Catalogue(language, text) for language, text in texts.items()]
    for catalogue in read:
        check_plurals(catalogue)
        check_sayable(catalogue)
        check_values(catalogue)
    for catalogue in read[1:]:
        check_alike(read[0], catalogue)
    for one, other in combinations(read, 2):
        check_translated(one, other)


def check_alike(one: Catalogue, other: Catalogue) -> None:
    """Both have the same keys and attributes, variables and cases."""
    missing, more = [*one.patterns.keys() - other.patterns], [*other.patterns.keys() - one.patterns]
    assert not missing, f"{other.language} does not say {', '.join(sorted(missing))}"
    assert not more, f"{one.language} does not say {', '.join(sorted(more))}"
    assert list(one.patterns) == list(other.patterns), f"{other.language}: another order of keys"
    for key in one.patterns:
        names = one.variables(key)
        assert names == other.variables(key), f"{other.language}: other variables in {key}"
        for name in names:
            cases, others = one.variants(key, name), other.variants(key, name)
            same = cases == others or is_number(cases | others)
            assert same, f"{other.language}: other cases of {name} in {key}"


def check_plurals(catalogue: Catalogue) -> None:
    """Numbers are told apart as the language does, and in no other way."""
    known = Locale(catalogue.language).plural_form.tags | {"other"}
    for key in catalogue.patterns:
        for content in catalogue.whole(key):
            for cases in content.selectors.values():
                if is_number(cases):
                    strange = {case for case in cases if not case.isdigit()} - known
                    assert not strange, f"{catalogue.language} has no plural {strange}: {key}"


def check_sayable(catalogue: Catalogue) -> None:
    """Every message can be said, in every case and for every number."""
    for key in catalogue.patterns:
        for arguments in catalogue.arguments(key):
            text = catalogue.words.say(key, arguments)
            for wrong, mistake in catalogue.words.mistakes.items():
                raise AssertionError(f"{catalogue.language}, {wrong}: {mistake}")
            assert text.strip(), f"{catalogue.language} says nothing for {key}"
            assert not re.search(r"[{}$]|\?\?\?", text), f"{catalogue.language}, {key}: {text}"


def check_values(catalogue: Catalogue) -> None:
    """No message tells values apart that reach it as their words."""
    for key in catalogue.patterns:
        for content in catalogue.whole(key):
            for case in set().union(*content.selectors.values()) - {"other"}:
                said = key_of("value", case)
                wrong = f"{catalogue.language}: {key} is told the words of {said}, never {case}"
                assert said not in catalogue.patterns, wrong


def check_translated(one: Catalogue, other: Catalogue) -> None:
    """No long text was left in another language."""
    for key, content in one.patterns.items():
        same = content.text == other.patterns[key].text
        long = sum(map(str.isalpha, content.text)) >= LONG
        assert not (same and long), f"{key} reads the same in {one.language} and {other.language}"
