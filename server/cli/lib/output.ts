import { randomBytes } from 'node:crypto';
import { styleText } from 'node:util';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { asLines, asOneLine } from '#schemas/terminal-text.ts';
import { inLanguage } from './in-language.ts';

type Style = Parameters<typeof styleText>[0];

/**
 * Where a command prints. Results go to standard output, progress and warnings to standard error. Control characters,
 * which could rewrite a terminal, are printed as `\u001b`.
 */
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
  // Stands for ESC in the colors of `style` until they are printed: no other text can know it.
  const esc = randomBytes(8).toString('hex');
  const printed = (text: string) => `${asLines(inLanguage(text, language)).replaceAll(esc, '\x1b')}\n`;
  return {
    isJson,
    language,
    line: (text = '') => {
      if (!isJson) stdout.write(printed(text));
    },
    json: (value) => {
      if (isJson) stdout.write(`${asLines(JSON.stringify(value, null, 2))}\n`);
    },
    note: (text) => stderr.write(printed(text)),
    // Leaves the color out where the stream is no terminal or NO_COLOR is set.
    style: (style, text) => styleText(style, asOneLine(text), { stream: stdout }).replaceAll('\x1b', esc),
  };
}

/** Korean where the user's locale is Korean, else English. */
export function languageOf(env: NodeJS.ProcessEnv): OperatorLanguage {
  return /^ko/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'ko' : 'en';
}

/** Rows as a text table whose columns are as wide as their widest cell. Cells have no line breaks. */
export function table(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(asOneLine));
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
