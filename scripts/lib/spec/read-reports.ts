import { relative } from 'node:path';
import { root } from '../../bootstrap/paths.mjs';
import type { PlaywrightReport, Suite, VitestReport } from '../reports/report-types.ts';

export type Outcome = 'passed' | 'failed' | 'skipped';
/** By file and title, joined by `testKey`. */
export type Outcomes = Map<string, Outcome>;

export const testKey = (file: string, title: string) => `${file} › ${title}`;

/** Outcomes of Vitest's JSON report. */
export function outcomesOfVitest({ testResults }: VitestReport): Outcomes {
  const outcomes: Outcomes = new Map();
  for (const { name, assertionResults } of testResults)
    for (const { ancestorTitles, title, status } of assertionResults) {
      const outcome = status === 'passed' || status === 'failed' ? status : 'skipped';
      for (const titles of withAndWithout(ancestorTitles.filter(Boolean), title))
        add(outcomes, testKey(relative(root, name), titles), outcome);
    }
  return outcomes;
}

/**
 * Outcomes of Playwright's JSON report. A title appears once per project: it passed if it passed in one and failed in
 * none.
 */
export function outcomesOfPlaywright({ config, suites }: PlaywrightReport): Outcomes {
  const outcomes: Outcomes = new Map();
  const folder = relative(root, config.rootDir);
  const walk = ({ specs = [], suites = [] }: Suite, above: string[]) => {
    for (const { title, file, tests } of specs)
      for (const { status } of tests) {
        const outcome = status === 'skipped' ? 'skipped' : status === 'unexpected' ? 'failed' : 'passed';
        for (const titles of withAndWithout(above, title))
          add(outcomes, testKey(`${folder}/${file}`, titles), outcome);
      }
    for (const suite of suites) walk(suite, [...above, suite.title]);
  };
  for (const suite of suites) walk(suite, []);
  return outcomes;
}

/** A test is also known by its own title: one that runs on several databases or screens passed if it failed on none. */
const withAndWithout = (groups: string[], title: string) => new Set([title, [...groups, title].join(' › ')]);

const weight = { skipped: 0, passed: 1, failed: 2 };

function add(outcomes: Outcomes, key: string, outcome: Outcome) {
  const known = outcomes.get(key);
  if (!known || weight[outcome] > weight[known]) outcomes.set(key, outcome);
}
