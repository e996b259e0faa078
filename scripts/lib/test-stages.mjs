import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namePlaywrightFailures, nameVitestFailures } from './name-failures.mjs';
import { root, runtimeDir } from './paths.mjs';
import { run } from './run.mjs';
import { countPlaywright, countVitest, judge } from './test-totals.mjs';

/** @typedef {import('./test-totals.mjs').Totals} Totals */

const bin = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

/**
 * What the runners of this run reported, for the stage that holds it against the specification.
 * @type {{ vitest?: any, playwright?: any }}
 */
export const reports = {};

/** @param {keyof typeof bin} tool @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function runTool(tool, args, env) {
  return run(process.execPath, [join(root, 'node_modules', bin[tool]), ...args], { env });
}

/** Format and lint: one check. @returns {Promise<Totals>} */
export const lint = () => check('biome', ['check']);

/** Types: one check. @returns {Promise<Totals>} */
export const types = () => check('tsc', ['--noEmit', '-p', '.']);

/** @param {'biome' | 'tsc'} tool @param {string[]} args */
async function check(tool, args) {
  const { code } = await runTool(tool, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * Unit, contract and architecture tests, or the projects named.
 * @param {{ projects?: string[], args?: string[] }} [options] `args` go to Vitest as they are
 * @returns {Promise<Totals>}
 */
export async function vitest({ projects = [], args = [] } = {}) {
  const report = freshReport(`vitest-${process.pid}.json`);
  const { code } = await runTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...projects.map((name) => `--project=${name}`),
    ...args,
  ]);
  return judge(code, readReport(report, 'vitest', countVitest, nameVitestFailures));
}

/**
 * Browser tests; playwright.config.ts starts the server.
 * @param {{ env: NodeJS.ProcessEnv, args?: string[] }} options `args` go to Playwright as they are
 * @returns {Promise<Totals>}
 */
export async function playwright({ env, args = [] }) {
  const report = freshReport(`e2e-${process.pid}.json`);
  const { code } = await runTool('playwright', ['test', ...args], { ...env, MARU_E2E_REPORT: report });
  return judge(code, readReport(report, 'playwright', countPlaywright, namePlaywrightFailures));
}

/** A report of an earlier run must not speak for this one. @param {string} name */
function freshReport(name) {
  const file = join(runtimeDir, 'reports', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * @param {string} file
 * @param {keyof typeof reports} runner
 * @param {(report: any) => Totals} count
 * @param {(report: any) => string[]} name
 * @returns {Totals | undefined}
 */
function readReport(file, runner, count, name) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const totals = { ...count(report), notes: name(report) };
    rmSync(file);
    reports[runner] = report;
    return totals;
  } catch (error) {
    console.error(`The runner left no readable report: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/**
 * Every sentence of the specification has a test, and it passed in this run. A row of the table is one test.
 * @returns {Promise<Totals>}
 */
export async function specification() {
  const { checkSpec } = await import('./spec/check-spec.mjs');
  for (const runner of /** @type {const} */ (['vitest', 'playwright']))
    if (!reports[runner]) throw new Error(`${runner} left no report: what it proves cannot be told.`);
  return checkSpec(reports);
}
