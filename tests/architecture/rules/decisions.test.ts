import { expect, test } from 'vitest';
import { checkDecisions } from './decisions.ts';

const text = [
  '# 001 Inline the CSS',
  '## Status',
  'Accepted, November 2026.',
  '## Context',
  'Requests are slow.',
  '## Decision',
  'No requests.',
  '## Consequences',
  'None.',
].join('\n');
const adr = { path: 'docs/decisions/001-inline-css.md', text };
const row = '| [001](001-inline-css.md) | Inline the CSS | Accepted |';
const readme = { path: 'docs/decisions/README.md', text: `# ADRs\n\n${row}\n` };
const found = (...files: { path: string; text: string }[]) =>
  checkDecisions(files).map(({ file, found }) => `${file.slice('docs/decisions/'.length)} ${found}`);
const changed = (from: string, to: string) => found({ ...adr, text: text.replace(from, to) }, readme);

test('An ADR with its four sections and a line in the README is valid', () => {
  expect(found(adr, readme)).toEqual([]);
  const old = text.replace('Accepted, November 2026.', 'Superseded by 002: it was slower.');
  const line = row.replace('Accepted', 'Superseded by 002');
  expect(found({ ...adr, text: old }, { ...readme, text: line })).toEqual([]);
});

test('A missing, empty, misplaced or unknown section is found', () => {
  expect(changed('## Context\nRequests are slow.\n', '')).toEqual([
    '001-inline-css.md has the sections Status, Decision, Consequences (empty or missing: Context)',
  ]);
  expect(changed('None.', '')).toEqual([
    '001-inline-css.md has the sections Status, Context, Decision, Consequences (empty or missing: Consequences)',
  ]);
  expect(changed('None.', 'None.\n## Measurements\nMany.')).toHaveLength(1);
  expect(
    changed('## Context\nRequests are slow.\n## Decision', '## Decision\nNone.\n## Context'),
  ).toHaveLength(1);
});

test('An invalid status, title or file name is found', () => {
  expect(changed('Accepted, November', 'Done in November')).toContain(
    '001-inline-css.md has no known status',
  );
  expect(changed('# 001 Inline', '# 002 Inline')).toContain(
    '001-inline-css.md begins with "# 002 Inline the CSS"',
  );
  expect(changed('# 001 Inline the CSS', 'Inline the CSS')).toContain(
    '001-inline-css.md begins with "Inline the CSS"',
  );
});

test('An ADR of 61 lines and a line of 121 characters are found', () => {
  const filler = (lines: number) => `None.${'\nMore.'.repeat(lines - 9)}`;
  expect(changed('None.', filler(60))).toEqual([]);
  expect(changed('None.', filler(61))).toEqual(['001-inline-css.md has 61 lines']);
  expect(changed('None.', 'x'.repeat(120))).toEqual([]);
  expect(changed('None.', 'x'.repeat(121))).toEqual(['001-inline-css.md:9 has 121 characters']);
});

test('Two ADRs with the same number are found', () => {
  const other = { ...adr, path: 'docs/decisions/001-other.md' };
  const both = { ...readme, text: `${row}\n| [001](001-other.md) | Inline the CSS | Accepted |\n` };
  expect(found(adr, other, both)).toEqual([
    '001-other.md has the number 001 of docs/decisions/001-inline-css.md',
  ]);
});

test('An ADR without its line, a line without its ADR and an incorrect line are found', () => {
  expect(found(adr)).toEqual(['README.md lacks a line']);
  expect(found(readme)).toEqual([`README.md ${row}`]);
  const wrong = row.replace('Accepted', 'Proposed');
  expect(found(adr, { ...readme, text: wrong })).toEqual(['README.md lacks a line', `README.md ${wrong}`]);
  expect(found(adr, { ...readme, text: `${row}\n${row}` })).toEqual(['README.md lacks a line']);
});
