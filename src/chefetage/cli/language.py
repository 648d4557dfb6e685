"""Which language to speak: the one of --lang, else the one of the locale, else English."""

from collections.abc import Iterator, Mapping, Sequence

from chefetage.words.texts import LANGUAGES

FLAG = "--lang"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Found before the command line is parsed, since help and usage errors need it."""
    chosen = [value for value in flag_values(arguments) if value in LANGUAGES]
    return chosen[-1] if chosen else locale_language(environment)


def flag_values(arguments: Sequence[str]) -> Iterator[str]:
    for at, argument in enumerate(arguments):
        if argument == "--":
            return
        if argument == FLAG and at + 1 < len(arguments):
            yield arguments[at + 1]
        elif argument.startswith(FLAG + "="):
            yield argument.removeprefix(FLAG + "=")


def locale_language(environment: Mapping[str, str]) -> str:
    names = [environment[variable] for variable in LOCALE if environment.get(variable)]
    code = names[0].replace(".", "_").split("_")[0].lower() if names else ""
    return code if code in LANGUAGES else LANGUAGES[0]
