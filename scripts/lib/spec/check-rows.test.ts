import { expect, test } from 'vitest';
import { checkRows } from './check-rows.ts';
import { type Outcome, testKey } from './read-reports.ts';
import { readTable } from './read-table.ts';

const row = (files: string, tests: string) => `| 2.1 | The header is hidden. | ${files} | ${tests} |`;
const good = row('`a.ts`', '`a.test.ts` › it hides \\| it does<br>`b.spec.ts` › it is hidden');
const known = {
  fileExists: (file: string) => ['a.ts', 'a.test.ts', 'b.spec.ts'].includes(file),
  hasTitle: (_file: string, title: string) => ['it hides | it does', 'it is hidden'].includes(title),
};
const problems = (line: string, more = {}) =>
  checkRows(readTable(`## 2. Screens\n\n${line}`), { ...known, ...more });
const outcomes = (second: Outcome) =>
  new Map<string, Outcome>([
    [testKey('a.test.ts', 'it hides | it does'), 'passed'],
    [testKey('b.spec.ts', 'it is hidden'), second],
  ]);

test('A row of the table has section, sentence, files and tests', () => {
  expect(readTable(`### Header\n\n| id | sentence | file | test |\n|---|---|---|---|\n${good}`)).toEqual([
    {
      id: '2.1',
      section: 'Header',
      sentence: 'The header is hidden.',
      files: ['a.ts'],
      tests: [
        { file: 'a.test.ts', title: 'it hides | it does', isFull: false },
        { file: 'b.spec.ts', title: 'it is hidden', isFull: false },
      ],
      isOpen: false,
      line: 5,
    },
  ]);
});

test('A row whose files exist and whose tests passed is good', () => {
  expect(problems(good)).toEqual([]);
  expect(problems(good, { outcomes: outcomes('passed') })).toEqual([]);
  expect(problems(row('—', 'no rule: it describes the document'))).toEqual([]);
});

test('A missing file, an unknown title and a row without a test are found', () => {
  expect(problems(row('`gone.ts`', '`b.spec.ts` › it is hidden'))).toEqual([
    'docs/spec-coverage.md:3 2.1 names gone.ts, which does not exist → Name the file it is now.',
  ]);
  expect(problems(row('`a.ts`', '`b.spec.ts` › it hid'))[0]).toContain(
    'names "it hid", which is not a test of',
  );
  for (const empty of [row('`a.ts`', '—'), row('—', '`b.spec.ts` › it is hidden')])
    expect(problems(empty)[0]).toContain('lacks a file or a test');
  expect(problems(row('`a.ts`', '`b.spec.ts` › it is hidden<br>—'))[0]).toContain('lacks a file or a test');
});

test('A test that failed, was skipped or did not run proves nothing', () => {
  for (const outcome of ['failed', 'skipped'] as const)
    expect(problems(good, { outcomes: outcomes(outcome) })[0]).toContain(`which ${outcome} → Fix it.`);
  expect(problems(good, { outcomes: new Map() })[0]).toContain('in this run');
});

test('A test that only test:full runs needs its title alone in other runs', () => {
  const files = ['a.ts', 'a.test.ts', 'tests/full/b.spec.ts'];
  const hasFiles = {
    fileExists: (file: string) => files.includes(file),
    outcomes: new Map([['a.test.ts › it hides | it does', 'passed']]),
  };
  const marked = '`a.test.ts` › it is hidden (test:full)';
  for (const test of [marked, '`tests/full/b.spec.ts` › it is hidden'])
    expect(problems(row('`a.ts`', test), hasFiles)).toEqual([]);
  expect(problems(row('`a.ts`', '`tests/full/b.spec.ts` › it hid'), hasFiles)[0]).toContain(
    'which is not a test of',
  );
  const failed = { ...hasFiles, outcomes: new Map([[testKey('a.test.ts', 'it is hidden'), 'failed']]) };
  expect(problems(row('`a.ts`', marked), failed)[0]).toContain('which failed');
});
