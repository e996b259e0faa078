import type { Command, Option } from './lib/command.ts';
import { table } from './lib/output.ts';

type Options = Readonly<Record<string, Option>>;

/** The list of commands: one screen. */
export function generalHelp(commands: readonly Command[], globals: Options): string {
  return [
    'Usage: maru <command> [options]',
    '',
    table(commands.map(({ name, summary }) => [`  ${name}`, summary])),
    '',
    'Options of every command (those of one: maru <command> --help):',
    optionTable(globals),
    '',
    'Exit codes: 0 done, 1 refused or failed, 2 wrong command line.',
  ].join('\n');
}

/** The help of one command. */
export function commandHelp(
  { name, usage, summary, details, options = {} }: Command,
  globals: Options,
): string {
  const own = Object.keys(options).length > 0 ? ['', 'Options:', optionTable(options)] : [];
  return [
    `Usage: maru ${name} ${usage}`.trimEnd(),
    '',
    summary,
    ...(details ? ['', details] : []),
    ...own,
    '',
    'Options of every command:',
    optionTable(globals),
  ].join('\n');
}

function optionTable(options: Options): string {
  return table(
    Object.entries(options).map(([name, { short, value, summary }]) => [
      `  ${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`,
      summary,
    ]),
  );
}
