import { relative } from 'node:path';
import { root } from '../paths.mjs';

/** @typedef {'passed' | 'failed' | 'skipped'} Outcome */
/** @typedef {Map<string, Outcome>} Outcomes by file and title, joined by `testKey` */

/** @param {string} file @param {string} title */
export const testKey = (file, title) => `${file} › ${title}`;

/**
 * Outcomes of Vitest's JSON report.
 * @param {{ testResults: { name: string, assertionResults: { ancestorTitles: string[], title: string, status: string }[] }[] }} report
 * @returns {Outcomes}
 */
export function outcomesOfVitest({ testResults }) {
  /** @type {Outcomes} */
  const outcomes = new Map();
  for (const { name, assertionResults } of testResults)
    for (const { ancestorTitles, title, status } of assertionResults) {
      const outcome = status === 'passed' || status === 'failed' ? status : 'skipped';
      for (const titles of withAndWithout(ancestorTitles.filter(Boolean), title))
        add(outcomes, testKey(relative(root, name), titles), outcome);
    }
  return outcomes;
}

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {string} file
 * @property {{ title: string, file: string, tests: { status: string, projectName?: string, results?: { duration?: number, error?: { message?: string }, attachments?: { name: string, path?: string }[] }[] }[] }[]} [specs]
 * @property {Suite[]} [suites]
 */

/**
 * Outcomes of Playwright's JSON report. A title appears once per project: it passed if it passed in one and failed in
 * none.
 * @param {{ config: { rootDir: string }, suites: Suite[] }} report
 * @returns {Outcomes}
 */
export function outcomesOfPlaywright({ config, suites }) {
  /** @type {Outcomes} */
  const outcomes = new Map();
  const folder = relative(root, config.rootDir);
  /** @param {Suite} suite @param {string[]} above */
  const walk = ({ specs = [], suites = [] }, above) => {
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

/**
 * A test is also known by its own title: one that runs on several databases or screens passed if it failed on none.
 * @param {string[]} groups @param {string} title
 */
const withAndWithout = (groups, title) => new Set([title, [...groups, title].join(' › ')]);

const weight = { skipped: 0, passed: 1, failed: 2 };

/** @param {Outcomes} outcomes @param {string} key @param {Outcome} outcome */
function add(outcomes, key, outcome) {
  const known = outcomes.get(key);
  if (!known || weight[outcome] > weight[known]) outcomes.set(key, outcome);
}
