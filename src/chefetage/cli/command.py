"""Commands of click that speak the language of the texts."""

from collections.abc import Callable, Sequence

import click

from chefetage.cli.names import NAME, called
from chefetage.cli.parameters import language_option
from chefetage.core.problem import Problem
from chefetage.words.texts import Texts


class Worded(click.Command):
    """Help from the texts: click's own words are English only."""

    text: Texts

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=self.text("help-usage") + " ")

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, click.Argument)]
        if rows:
            with formatter.section(self.text("help-arguments")):
                formatter.write_dl(rows)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(self.text("help-options")):
            formatter.write_dl([row for row in rows if row])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The examples, line by line as they are, with the program as the user calls it."""
        with formatter.section(self.text("help-examples")):
            for line in (self.epilog or "").splitlines():
                formatter.write(f"{'':>{formatter.current_indent}}{line.replace(NAME, called(), 1)}\n")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option:
            option.help = self.text("cli-help")
        return option

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # click's parser forgets it now and then
            raise
        if rest and not isinstance(self, click.Group):
            raise Problem("usage-extra", words=" ".join(rest), command=ctx.command_path)
        return rest


class Command(Worded):
    """One command; its texts are found by its name."""

    def __init__(self, name: str, text: Texts, action: Callable[..., None], params: Sequence[click.Parameter]) -> None:
        self.text = text
        super().__init__(
            name,
            callback=action,
            params=[*params, language_option(text)],
            help=text(f"help-{name}"),
            epilog=text(f"examples-{name}"),
            options_metavar=text("metavar-options"),
            context_settings={"help_option_names": ["-h", "--help"], "allow_extra_args": True},
        )
