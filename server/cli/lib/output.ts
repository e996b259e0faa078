import { styleText } from 'node:util';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { inLanguage } from './in-language.ts';

type Style = Parameters<typeof styleText>[0];

/** Where a command prints. Results go to standard output, progress and warnings to standard error. */
export type Output = {
  isJson: boolean;
  language: OperatorLanguage;
  /** Prints one line of the result, in the user's language; nothing with `--json`. */
  line: (text?: string) => void;
  /** Prints the whole result with `--json`; nothing otherwise. */
  json: (value: unknown) => void;
  /** Prints progress or a warning, in the user's language. */
  note: (text: string) => void;
  /** Colors a text of the result, if standard output is a terminal. */
  style: (style: Style, text: string) => string;
};

export type Streams = { stdout: NodeJS.WriteStream; stderr: NodeJS.WriteStream };

export function createOutput(
  { isJson, language }: Pick<Output, 'isJson' | 'language'>,
  { stdout, stderr }: Streams = process,
): Output {
  return {
    isJson,
    language,
    line: (text = '') => {
      if (!isJson) stdout.write(`${inLanguage(text, language)}\n`);
    },
    json: (value) => {
      if (isJson) stdout.write(`${JSON.stringify(value, null, 2)}\n`);
    },
    note: (text) => stderr.write(`${inLanguage(text, language)}\n`),
    // Leaves the color out where the stream is no terminal or NO_COLOR is set.
    style: (style, text) => styleText(style, text, { stream: stdout }),
  };
}

/** Korean where the user's locale is Korean, else English. */
export function languageOf(env: NodeJS.ProcessEnv): OperatorLanguage {
  return /^ko/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'ko' : 'en';
}

/** Rows as a text table whose columns are as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
