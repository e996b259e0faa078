import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import type { Command, CommandEntry, Option } from './lib/command.ts';
import { inLanguage } from './lib/in-language.ts';
import { table } from './lib/output.ts';

type Options = Readonly<Record<string, Option>>;

/** The list of commands: one screen. */
export function generalHelp(
  commands: readonly CommandEntry[],
  globals: Options,
  language: OperatorLanguage,
): string {
  const translate = (text: string) => inLanguage(text, language);
  return [
    translate('Usage: maru <command> [options]'),
    '',
    table(commands.map(({ name, summary }) => [`  ${name}`, translate(summary)])),
    '',
    translate('Options of every command (those of one: maru <command> --help):'),
    optionTable(globals, language),
    '',
    translate('Exit codes: 0 done, 1 refused or failed, 2 wrong command line.'),
  ].join('\n');
}

/** The help of one command. */
export function commandHelp(
  { name, summary }: Pick<CommandEntry, 'name' | 'summary'>,
  { usage, details, options = {} }: Command,
  globals: Options,
  language: OperatorLanguage,
): string {
  const translate = (text: string) => inLanguage(text, language);
  const hasOwn = Object.keys(options).length > 0;
  return [
    translate(`Usage: maru ${name} ${usage}`.trimEnd()),
    '',
    translate(summary),
    ...(details ? ['', translate(details)] : []),
    ...(hasOwn ? ['', translate('Options:'), optionTable(options, language)] : []),
    '',
    translate('Options of every command:'),
    optionTable(globals, language),
  ].join('\n');
}

function optionTable(options: Options, language: OperatorLanguage): string {
  return table(
    Object.entries(options).map(([name, { short, value, summary }]) => [
      `  ${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`,
      inLanguage(summary, language),
    ]),
  );
}
