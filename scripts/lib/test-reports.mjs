import { relative } from 'node:path';
import { namePlaywrightFailures, nameVitestFailures } from './name-failures.mjs';
import { root } from './paths.mjs';
import { countPlaywright, countVitest } from './test-totals.mjs';

/** @typedef {import('./test-totals.mjs').Totals} Totals */

/** Vitest's JSON report as totals, with the failures and the duration of each test. @param {any} report @returns {Totals} */
export const readVitest = (report) => ({
  ...countVitest(report),
  notes: nameVitestFailures(report),
  tests: report.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { fullName, duration }) => ({
      name: `${relative(root, name)} › ${fullName}`,
      ms: duration ?? 0,
    })),
  ),
});

/** The same for Playwright's. @param {any} report @returns {Totals} */
export const readPlaywright = (report) => ({
  ...countPlaywright(report),
  notes: namePlaywrightFailures(report),
  tests: report.suites.flatMap(testsOf),
});

/** @param {import('./spec/read-reports.mjs').Suite} suite @returns {{ name: string, ms: number }[]} */
function testsOf({ specs = [], suites = [] }) {
  return [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results = [] }) => ({
        name: `[${projectName}] ${file} › ${title}`,
        ms: results.reduce((total, { duration = 0 }) => total + duration, 0),
      })),
    ),
    ...suites.flatMap(testsOf),
  ];
}
