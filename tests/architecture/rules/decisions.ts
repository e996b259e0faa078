import { basename } from 'node:path';
import type { SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

const maxLines = 60;
const maxCharacters = 120;
const sections = ['Status', 'Context', 'Decision', 'Consequences'];
const statuses = /^(Proposed|Accepted|Superseded by \d{3})\b/;

type Adr = { path: string; lines: string[]; number: string; title: string; status: string };

/**
 * Checks the ADRs of docs/decisions: a title with the file's number, the four sections in order and not empty, a known
 * status, the length, and exactly one line in README.md with number, title and status.
 * @param files all files of the folder, including README.md
 */
export function checkDecisions(files: SourceFile[]): Violation[] {
  const readme = files.find(({ path }) => basename(path) === 'README.md') ?? {
    path: 'docs/decisions/README.md',
    text: '',
  };
  const adrs = files.filter((file) => file !== readme).map(toAdr);
  return [...adrs.flatMap(checkAdr), ...checkNumbers(adrs), ...checkReadme(adrs, readme)];
}

function toAdr({ path, text }: SourceFile): Adr {
  const lines = text.trimEnd().split('\n');
  const [, number = '', title = ''] = /^# (\d{3}) (.+)$/.exec(lines[0] ?? '') ?? [];
  const status = statuses.exec(bodyOf(lines, 'Status'))?.[0] ?? '';
  return { path, lines, number, title, status };
}

/** The text of a section; empty if there is none. */
function bodyOf(lines: readonly string[], section: string): string {
  const from = lines.indexOf(`## ${section}`);
  if (from < 0) return '';
  const length = lines.slice(from + 1).findIndex((line) => line.startsWith('## '));
  return lines
    .slice(from + 1, length < 0 ? undefined : from + 1 + length)
    .join('\n')
    .trim();
}

function checkAdr({ path, lines, number, status }: Adr): Violation[] {
  const breach = (found: string, rule: string, remedy: string): Violation => ({
    file: path,
    found,
    rule,
    remedy,
  });
  const found: Violation[] = [];
  if (!number || !/^\d{3}-[a-z0-9-]+\.md$/.test(basename(path)) || !basename(path).startsWith(`${number}-`))
    found.push(
      breach(
        `begins with "${lines[0]}"`,
        'An ADR is named 001-some-words.md and titled "# 001 Some words"',
        'Give file and title the same number.',
      ),
    );
  const headings = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3));
  const empty = sections.filter((section) => bodyOf(lines, section) === '');
  if (headings.join() !== sections.join() || empty.length > 0)
    found.push(
      breach(
        `has the sections ${headings.join(', ') || 'none'}${empty.length > 0 ? ` (empty or missing: ${empty.join(', ')})` : ''}`,
        `An ADR has the sections ${sections.join(', ')}`,
        'Add the section and its text.',
      ),
    );
  if (!status)
    found.push(
      breach(
        'has no known status',
        'A status is Proposed, Accepted or "Superseded by 001"',
        'Begin the section Status with one.',
      ),
    );
  if (lines.length > maxLines)
    found.push(
      breach(
        `has ${lines.length} lines`,
        `An ADR has at most ${maxLines} lines`,
        'Shorten it, or split it if it records two decisions.',
      ),
    );
  const long = lines.findIndex((line) => line.length > maxCharacters);
  if (long >= 0)
    found.push({
      ...breach(
        `has ${lines[long]?.length} characters`,
        `A line has at most ${maxCharacters} characters`,
        'Wrap it.',
      ),
      file: `${path}:${long + 1}`,
    });
  return found;
}

function checkNumbers(adrs: readonly Adr[]): Violation[] {
  const byNumber = Map.groupBy(
    adrs.filter(({ number }) => number),
    ({ number }) => number,
  );
  return [...byNumber].flatMap(([number, same]) =>
    same.slice(1).map(({ path }) => ({
      file: path,
      found: `has the number ${number} of ${same[0]?.path}`,
      rule: 'Every ADR has a number of its own',
      remedy: 'Take the next free number.',
    })),
  );
}

function checkReadme(adrs: readonly Adr[], { path, text }: SourceFile): Violation[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| ['));
  const expected = adrs.map(
    ({ path: adr, number, title, status }) => `| [${number}](${basename(adr)}) | ${title} | ${status} |`,
  );
  const rule = 'The README of the ADRs has one line for each, with number, title and status';
  return [
    ...expected
      .filter((row) => rows.filter((other) => other === row).length !== 1)
      .map((row) => ({ file: path, found: 'lacks a line', rule, remedy: `Add: ${row}` })),
    ...rows
      .filter((row) => !expected.includes(row))
      .map((row) => ({ file: path, found: row, rule, remedy: 'Remove or correct this line.' })),
  ];
}
