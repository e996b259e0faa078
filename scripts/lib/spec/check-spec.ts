import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bootstrap/paths.mjs';
import type { PlaywrightReport, VitestReport } from '../reports/report-types.ts';
import type { Totals } from '../reports/test-totals.ts';
import { checkRows, complete } from './check-rows.ts';
import { findUnquoted } from './find-unquoted.ts';
import { outcomesOfPlaywright, outcomesOfVitest } from './read-reports.ts';
import { type Row, readTable } from './read-table.ts';
import { hasTitle } from './read-titles.ts';

const table = 'docs/spec-coverage.md';
/** The specification is next to the repository, if it is available at all. */
const specification = join(root, '../shared/SPEC.md');

/**
 * Checks docs/spec-coverage.md against the specification, the files and, after a run, the reports of its tests. Each row
 * counts as a test.
 * @param reports parsed; empty if nothing ran
 */
export function checkSpec({
  vitest = [],
  playwright = [],
}: {
  vitest?: VitestReport[];
  playwright?: PlaywrightReport[];
} = {}): Totals {
  const rows = readTable(readFileSync(join(root, table), 'utf8'));
  const ran = vitest.length + playwright.length > 0;
  const problems = checkRows(rows, {
    fileExists: (file) => existsSync(join(root, file)),
    hasTitle,
    ...(ran && {
      outcomes: new Map([
        ...vitest.flatMap((report) => [...outcomesOfVitest(report)]),
        ...playwright.flatMap((report) => [...outcomesOfPlaywright(report)]),
      ]),
    }),
  });
  const passed = rows.length - problems.length;
  if (existsSync(specification)) problems.push(...unquoted(rows));
  for (const problem of problems) console.error(`${complete ? '✗' : '·'} ${problem}`);
  const bad = problems.length;
  return { passed, failed: complete ? bad : 0, skipped: complete ? 0 : bad };
}

function unquoted(rows: Row[]) {
  const { unquoted, unknown } = findUnquoted(readFileSync(specification, 'utf8'), rows);
  return [
    ...unquoted.map(
      ({ section, words }) => `${table} quotes nowhere "${words}" of "${section}" → Add a row for it.`,
    ),
    ...unknown.map(
      ({ id, line, section }) =>
        `${table}:${line} ${id} quotes text that the specification does not have under "${section}" → Quote it word for word.`,
    ),
  ];
}
