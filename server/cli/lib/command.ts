import type { ParseArgsOptionDescriptor } from 'node:util';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { languageCode } from '#schemas/primitives.ts';
import type { Connect } from './instance.ts';
import type { Output } from './output.ts';

/** 0: done; 1: refused or failed; 2: the command line is wrong. */
export type ExitCode = 0 | 1 | 2;

export type Option = ParseArgsOptionDescriptor & {
  summary: string;
  /** Name of the value in the help, for options of type string. */
  value?: string;
};

export type CommandContext = {
  /** Arguments that are not options. */
  args: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  out: Output;
  /** Connects to the instance that `--server` names, or to this checkout's database. */
  connect: Connect;
};

/** A command in the list of commands. */
export type CommandEntry = {
  name: string;
  /** One line for the help. */
  summary: string;
  load: () => Promise<Command>;
};

/** What the command line asks of a command. */
export type Given = Pick<CommandContext, 'args' | 'options'>;

export type Command = {
  /** What follows the name, such as `<partner> [file]`. */
  usage: string;
  /** How many arguments it takes at most: of all its actions, or of what the command line asks for. */
  maxArgs: number | ((given: Given) => number);
  /** Whether it works on this checkout, and never on the instance of `--server`; by default no. */
  isLocal?: true | ((given: Given) => boolean);
  /** Further lines for `maru <command> --help`. */
  details?: string;
  options?: Readonly<Record<string, Option>>;
  /** @returns the exit code, by default 0 */
  run: (context: CommandContext) => Promise<unknown>;
};

/** A failure that the user can act on: printed without a stack trace. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;
  /** Further facts for `--json`. */
  readonly details: unknown;

  constructor(message: string, { exitCode = 1, details }: { exitCode?: ExitCode; details?: unknown } = {}) {
    super(message);
    this.name = 'CommandError';
    this.exitCode = exitCode;
    this.details = details;
  }
}

/** What an error tells. Where a host has several addresses, a failed connection has one error for each, and no message. */
export const reasonOf = (error: unknown): string =>
  error instanceof AggregateError && error.message === '' && error.errors.length > 0
    ? reasonOf(error.errors[0])
    : error instanceof Error
      ? error.message
      : String(error);

/**
 * The result of work whose failures the user can act on, or a promise of it.
 * @throws CommandError with the reason, or rejects with it
 */
export function asCommandError<T>(work: () => T): T {
  const fail = (error: unknown): never => {
    throw new CommandError(reasonOf(error));
  };
  try {
    const result = work();
    return result instanceof Promise ? (result.catch(fail) as T) : result;
  } catch (error) {
    return fail(error);
  }
}

/** The command line is wrong: exit code 2. */
export const usageError = (message: string): CommandError => new CommandError(message, { exitCode: 2 });

/**
 * The argument at an index.
 * @throws CommandError that names what is missing
 */
export function requiredArg({ args }: Pick<CommandContext, 'args'>, index: number, name: string): string {
  const value = args[index];
  if (value === undefined) throw usageError(`Missing ${name}.`);
  return value;
}

/** The value of an option of type string, or undefined. */
export function textOption({ options }: Pick<CommandContext, 'options'>, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * The value of an option that counts something.
 * @throws CommandError if it is no positive integer
 */
export function numberOption(context: Pick<CommandContext, 'options'>, name: string): number | undefined {
  const text = textOption(context, name);
  if (text === undefined) return undefined;
  return positiveInteger(text, `--${name}`);
}

/**
 * The language that `--locale` names.
 * @throws CommandError if it is none of a site
 */
export function localeOption(context: Pick<CommandContext, 'options'>): LanguageCode | undefined {
  const language = languageCode.optional().safeParse(textOption(context, 'locale'));
  if (!language.success) throw usageError('--locale must be ko, en, ja or zh.');
  return language.data;
}

/**
 * The URL of the site that `--site` names.
 * @throws CommandError if it is none
 */
export function siteOption(context: Pick<CommandContext, 'options'>): string | undefined {
  const site = textOption(context, 'site');
  if (site !== undefined && !URL.canParse(site)) throw usageError(`--site is not a web address: "${site}".`);
  return site;
}

/** @throws CommandError if `text` is no positive integer; `name` is what the message calls it */
export function positiveInteger(text: string, name: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1)
    throw usageError(`${name} must be a positive integer (found "${text}").`);
  return value;
}
