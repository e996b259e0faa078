import type { Outcomes } from './read-reports.ts';
import { testKey } from './read-reports.ts';
import type { Row } from './read-table.ts';

/** What the rows are checked against. */
type Known = {
  fileExists: (file: string) => boolean;
  /** Whether a test file has that title. */
  hasTitle: (file: string, title: string) => boolean;
  /** Outcomes of the tests of this run; without them only the sources are checked. */
  outcomes?: Outcomes | undefined;
};

/** False while parts of the site are unfinished: problems of a row are then reported and counted as skipped. */
export const complete = true;

/**
 * Every row names files that exist and tests that passed.
 * @returns one line per bad row: row, what is wrong, remedy
 */
export function checkRows(rows: Row[], known: Known): string[] {
  return rows.flatMap((row) => {
    const problem = problemOf(row, known);
    return problem ? `docs/spec-coverage.md:${row.line} ${row.id} ${problem.what} → ${problem.remedy}` : [];
  });
}

function problemOf(
  { sentence, files, tests, isOpen, noRule }: Row,
  { fileExists, hasTitle, outcomes }: Known,
): { what: string; remedy: string } | undefined {
  if (noRule) return undefined;
  const missing = [...files, ...tests.map(({ file }) => file)].find((file) => !fileExists(file));
  if (missing) return { what: `names ${missing}, which does not exist`, remedy: 'Name the file it is now.' };
  for (const { file, title, isFull } of tests) {
    const outcome = outcomes?.get(testKey(file, title));
    if (outcome && outcome !== 'passed')
      return { what: `rests on "${title}" of ${file}, which ${outcome}`, remedy: 'Fix it.' };
    const isExpected = outcomes && !isFull;
    if (outcome || (!isExpected && hasTitle(file, title))) continue;
    return {
      what: `names "${title}", which is not a test of ${file}${isExpected ? ' in this run' : ''}`,
      remedy: isExpected ? 'Name it as it is titled, or mark it (test:full).' : 'Name it as it is titled.',
    };
  }
  if (isOpen || files.length === 0 || tests.length === 0)
    return {
      what: `lacks a file or a test: "${sentence}"`,
      remedy: 'Build it, prove it, and name both there.',
    };
  return undefined;
}
