import { parseArgs } from 'node:util';
import { OperatorCallError } from '#engine/operator/operator-call-error.ts';
import { nearest } from '#engine/resolve/nearest.ts';
import { type OperatorLanguage, operatorLanguage } from '#schemas/operator/finding.ts';
import { asOneLine } from '#schemas/terminal-text.ts';
import { commands } from './commands/index.ts';
import { commandHelp, generalHelp } from './help.ts';
import {
  type Command,
  type CommandEntry,
  CommandError,
  type ExitCode,
  type Given,
  type Option,
  textOption,
  usageError,
} from './lib/command.ts';
import { inLanguage } from './lib/in-language.ts';
import { createConnect } from './lib/instance.ts';
import { namingMissing } from './lib/name-missing.ts';
import { createOutput, languageOf, type Output, type Streams } from './lib/output.ts';

/** Options that every command takes. */
export const globalOptions: Record<string, Option> = {
  server: {
    type: 'string',
    value: 'url',
    summary: 'the operator API of a running backend, for commands that call it',
  },
  token: { type: 'string', value: 'token', summary: 'your token there (or the variable MARU_TOKEN)' },
  json: { type: 'boolean', summary: 'print the result as JSON' },
  language: { type: 'string', value: 'ko|en', summary: 'language of help, messages, findings and changes' },
  help: { type: 'boolean', short: 'h', summary: 'show this help' },
};

/**
 * Runs one command.
 * @param argv what follows `maru`
 * @returns the exit code
 */
export async function runCommandLine(
  argv: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  streams: Streams = process,
): Promise<ExitCode> {
  const [name, ...rest] = argv;
  const isJson = argv.includes('--json');
  const out = createOutput({ isJson, language: languageIn(argv) ?? languageOf(env) }, streams);
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      const asked = name === 'help' && rest[0] !== undefined ? commandOf(rest[0]) : undefined;
      out.line(
        asked
          ? commandHelp(asked, await asked.load(), globalOptions, out.language)
          : generalHelp(commands, globalOptions, out.language),
      );
      return name === undefined ? 2 : 0;
    }
    return await runCommand(commandOf(name), rest, { env, isJson, streams });
  } catch (error) {
    return report(error, out);
  }
}

async function runCommand(
  entry: CommandEntry,
  args: readonly string[],
  { env, isJson, streams }: { env: NodeJS.ProcessEnv; isJson: boolean; streams: Streams },
): Promise<ExitCode> {
  const command = await entry.load();
  const { values, positionals } = parse(entry.name, command, args);
  const out = createOutput({ isJson, language: languageFrom(values.language) ?? languageOf(env) }, streams);
  if (values.help) {
    out.line(commandHelp(entry, command, globalOptions, out.language));
    return 0;
  }
  const given = { args: positionals, options: values };
  assertArguments(entry.name, command, given);
  const connect = createConnect({
    server: textOption(given, 'server') ?? (env.MARU_SERVER || undefined),
    token: textOption(given, 'token') ?? (env.MARU_TOKEN || undefined),
    language: out.language,
  });
  try {
    const code = await command.run({
      args: positionals,
      options: values,
      out,
      connect: async () => namingMissing(await connect.instance()),
    });
    return code === 1 || code === 2 ? code : 0;
  } finally {
    await connect.close();
  }
}

function parse(name: string, command: Command, args: readonly string[]) {
  try {
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...globalOptions, ...command.options },
    });
    return {
      positionals: parsed.positionals,
      values: parsed.values as Record<string, string | boolean | undefined>,
    };
  } catch (error) {
    const [, unknown] = /Unknown option '(--[\w-]+)/.exec((error as Error).message) ?? [];
    const names = Object.keys({ ...globalOptions, ...command.options }).map((option) => `--${option}`);
    const meant = unknown && nearest(unknown, names);
    const what = unknown
      ? `There is no option "${unknown}".${meant ? ` Did you mean "${meant}"?` : ''}`
      : (error as Error).message;
    throw usageError(`${what} See: maru ${name} --help`);
  }
}

/**
 * No argument is ignored: `rollback bomnal 3` without its `--to`, or a variable that is not set, would otherwise publish
 * another revision, or on another instance.
 * @throws CommandError if an argument or value is empty, the command takes fewer arguments, or no `--server`
 */
function assertArguments(name: string, { usage, maxArgs, isLocal }: Command, given: Given): void {
  const { args, options } = given;
  for (const [option, value] of Object.entries(options))
    if (value === '') throw usageError(`The value of --${option} is empty.`);
  if (args.includes('')) throw usageError(`Argument ${args.indexOf('') + 1} is empty.`);
  const surplus = args[typeof maxArgs === 'number' ? maxArgs : maxArgs(given)];
  if (surplus !== undefined)
    throw usageError(`Unexpected argument "${surplus}". Usage: maru ${name} ${usage}`);
  const isOnlyHere = typeof isLocal === 'function' ? isLocal(given) : isLocal === true;
  if (isOnlyHere && (options.server !== undefined || options.token !== undefined))
    throw usageError(`"maru ${name}" works on this checkout only: leave out --server and --token.`);
}

/** The language that is asked for before the command is known, or has failed. */
function languageIn(argv: readonly string[]): OperatorLanguage | undefined {
  const at = argv.findIndex((arg) => /^--language(=|$)/.test(arg));
  const asked = argv[at]?.split('=')[1] ?? argv[at + 1];
  return at < 0 ? undefined : operatorLanguage.safeParse(asked).data;
}

function languageFrom(value: unknown): OperatorLanguage | undefined {
  if (value === undefined) return undefined;
  const parsed = operatorLanguage.safeParse(value);
  if (!parsed.success) throw usageError(`--language must be ko or en (found "${String(value)}").`);
  return parsed.data;
}

function commandOf(name: string): CommandEntry {
  const entry = commands.find((one) => one.name === name);
  if (entry) return entry;
  const meant = nearest(
    name,
    commands.map((one) => one.name),
  );
  throw usageError(
    `There is no command "${name}".${meant ? ` Did you mean "${meant}"?` : ''} See: maru --help`,
  );
}

/** Prints a failure. Those that the user can act on have no stack trace. */
function report(error: unknown, out: Output): ExitCode {
  const message = messageOf(error);
  // By its name: its module would load the rules for every command.
  const isExpected =
    error instanceof CommandError ||
    error instanceof OperatorCallError ||
    (error as Error)?.name === 'CheckConfigError';
  const details =
    error instanceof OperatorCallError
      ? error.body
      : error instanceof CommandError
        ? error.details
        : undefined;
  out.json({
    error: { message: inLanguage(message, out.language), ...(details === undefined ? {} : { details }) },
  });
  if (!out.isJson)
    out.note(`${isExpected ? '✗ ' : ''}${isExpected ? message : ((error as Error)?.stack ?? message)}`);
  return error instanceof CommandError ? error.exitCode : 1;
}

function messageOf(error: unknown): string {
  if (error instanceof OperatorCallError && error.details.length > 0)
    return [error.message, ...error.details].map(asOneLine).join('\n  ');
  return error instanceof Error ? error.message : String(error);
}
