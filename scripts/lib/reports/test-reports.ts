import { relative } from 'node:path';
import { root } from '../../bootstrap/paths.mjs';
import { namePlaywrightFailures, nameVitestFailures } from './name-failures.ts';
import type { PlaywrightReport, Suite, VitestReport } from './report-types.ts';
import type { Totals } from './test-totals.ts';
import { countPlaywright, countVitest } from './test-totals.ts';

/** Vitest's JSON report as totals, with the failures and the duration of each test and of the hooks of each file. */
export const readVitest = (report: VitestReport): Totals => ({
  ...countVitest(report),
  notes: nameVitestFailures(report),
  tests: report.testResults.flatMap(({ name, duration: whole = 0, assertionResults }) => {
    const tests = assertionResults.map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 }));
    const setUp = { name: 'set-up', ms: whole - tests.reduce((total, { ms }) => total + ms, 0) };
    // Concurrent tests take longer together than their file.
    return [...(setUp.ms > 0 ? [setUp] : []), ...tests].map((one) => ({
      ...one,
      name: `${relative(root, name)} › ${one.name}`,
    }));
  }),
});

/** The same for Playwright's. */
export const readPlaywright = (report: PlaywrightReport): Totals => ({
  ...countPlaywright(report),
  notes: namePlaywrightFailures(report),
  tests: report.suites.flatMap(testsOf),
});

function testsOf({ specs = [], suites = [] }: Suite): { name: string; ms: number }[] {
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
