import { testKey } from './read-reports.mjs';

/** @typedef {import('./read-table.mjs').Row} Row */
/** @typedef {import('./read-reports.mjs').Outcomes} Outcomes */
/**
 * @typedef {object} Known what the rows are checked against
 * @property {(file: string) => boolean} fileExists
 * @property {(file: string, title: string) => boolean} hasTitle whether a test file has that title
 * @property {Outcomes} [outcomes] of the tests of this run; without them only the sources are checked
 */

/** False while parts of the site are unfinished: problems of a row are then reported and counted as skipped. */
export const complete = true;

/**
 * Every row names files that exist and tests that passed.
 * @param {Row[]} rows @param {Known} known
 * @returns {string[]} one line per bad row: row, what is wrong, remedy
 */
export function checkRows(rows, known) {
  return rows.flatMap((row) => {
    const problem = problemOf(row, known);
    return problem ? `docs/spec-coverage.md:${row.line} ${row.id} ${problem.what} → ${problem.remedy}` : [];
  });
}

/** @param {Row} row @param {Known} known @returns {{ what: string, remedy: string } | undefined} */
function problemOf({ sentence, files, tests, isOpen, noRule }, { fileExists, hasTitle, outcomes }) {
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
      what: `names "${title}", which is no test of ${file}${isExpected ? ' in this run' : ''}`,
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
