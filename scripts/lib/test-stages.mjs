import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensureDatabase } from './ensure-database.mjs';
import { ensureFonts } from './ensure-fonts.mjs';
import { root, runtimeDir } from './paths.mjs';
import { freePort } from './ports.mjs';
import { run } from './run.mjs';
import { dataDir } from './server-environment.mjs';
import { readPlaywright, readVitest } from './test-reports.mjs';
import { startTestSite } from './test-site.mjs';
import { judge } from './test-totals.mjs';

/** @typedef {import('./test-totals.mjs').Totals} Totals */
/** @typedef {import('./run-stages.mjs').Stage} Stage */

const bin = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

/**
 * The parsed reports of this run's runners.
 * @type {{ vitest: any[], playwright: any[] }}
 */
export const reports = { vitest: [], playwright: [] };

/** Number of Vitest runs so far. They may overlap, so each has its own report. */
let started = 0;

/** @type {Promise<import('./test-site.mjs').TestSite> | undefined} */
let site;

/** The built site that all stages of this run share. */
function testSite() {
  site ??= startTestSite();
  return site;
}

/** Stops the shared site if a stage has started it. */
export async function closeSite() {
  const started = await site?.catch(() => undefined);
  await started?.stop();
}

/** Vitest's projects that need no built site. */
export const offline = ['!pages', '!engines'];

/** The parts of a test run. */
export const stage = {
  /** @returns {Stage} */
  lint: () => ({ name: 'format and lint', run: () => check('biome', ['check']) }),

  /** @returns {Stage} */
  types: () => ({ name: 'types', run: () => check('tsc', ['--noEmit', '-p', '.']) }),

  /**
   * @param {string} name
   * @param {string[]} projects Vitest's names and patterns of projects
   * @param {string[]} [args] for Vitest
   * @returns {Stage}
   */
  vitest: (name, projects, args = []) => ({ name, run: () => vitest({ projects, args }) }),

  /** Every page over HTTP. @param {string[]} [args] for Vitest @returns {Stage} */
  pages: (args = []) => ({
    name: 'pages over HTTP',
    run: async () => vitest({ projects: ['pages'], args, env: (await testSite()).env }),
  }),

  /**
   * The walk through WebKit and Firefox.
   * @param {string[]} [args] for Vitest
   * @param {{ full?: boolean, beside?: boolean }} [options]
   * @returns {Stage}
   */
  engines: (args = [], { full = false, beside = false } = {}) => ({
    name: 'other browser engines',
    beside,
    run: async () => {
      const { ensureEngines } = await import('./ensure-engines.mjs');
      await ensureEngines();
      const env = { ...(await testSite()).env, ...fullness(full) };
      return vitest({ projects: ['engines'], args, env, output: beside ? 'keep' : 'show' });
    },
  }),

  /**
   * Browser tests in Chromium.
   * @param {{ args?: string[], full?: boolean, server?: 'built' | 'dev' }} [options] `args` go to Playwright
   * @returns {Stage}
   */
  browser: ({ args = [], full = false, server = 'built' } = {}) => ({
    name: server === 'dev' ? 'browser tests on the development server' : 'browser tests',
    run: async () => {
      await ensureChromium();
      const env = server === 'dev' ? await developmentEnvironment() : (await testSite()).env;
      return playwright({ env: { ...env, ...fullness(full) }, args });
    },
  }),

  /** Lighthouse on every public page, as one check: it takes forty minutes and needs an idle machine. @returns {Stage} */
  lighthouse: () => ({
    name: 'Lighthouse',
    run: async () => verdict(await run(process.execPath, ['scripts/bench.mjs', 'lighthouse'])),
  }),

  /** Every sentence of the specification has a test that passed in this run. @returns {Stage} */
  specification: () => ({
    name: 'specification',
    run: async () => {
      const { checkSpec } = await import('./spec/check-spec.mjs');
      for (const runner of /** @type {const} */ (['vitest', 'playwright']))
        if (reports[runner].length === 0) throw new Error(`${runner} left no report.`);
      return checkSpec(reports);
    },
  }),
};

/** @param {boolean} full @returns {NodeJS.ProcessEnv} */
const fullness = (full) => (full ? { MARU_TEST_FULL: '1' } : {});

/** Playwright starts the development server itself, with its own database. */
async function developmentEnvironment() {
  await ensureFonts();
  const port = await freePort();
  const { DATABASE_URL: _, BACKEND_URL: __, REDIS_URL: ___, ...own } = process.env;
  const data = dataDir(`.maru/test/${port}`);
  const env = { ...own, MARU_E2E_SERVER: 'dev', MARU_E2E_PORT: String(port), MARU_DATA_DIR: data };
  rmSync(data, { recursive: true, force: true });
  await ensureDatabase(env);
  return env;
}

/** One check of the whole tree. @param {'biome' | 'tsc'} tool @param {string[]} args @returns {Promise<Totals>} */
const check = async (tool, args) => verdict(await runTool(tool, args));

/** A command that passes or fails as a whole. @param {{ code: number }} ended @returns {Totals} */
const verdict = ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/**
 * @param {keyof typeof bin} tool
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, output?: 'show' | 'keep' }} [options] `keep` prints all of the output at its end
 */
async function runTool(tool, args, options) {
  const ended = await run(process.execPath, [join(root, 'node_modules', bin[tool]), ...args], options);
  if (ended.output) console.log(ended.output);
  return ended;
}

/**
 * @param {{ projects: string[], args?: string[], env?: NodeJS.ProcessEnv, output?: 'show' | 'keep' }} options
 * @returns {Promise<Totals>}
 */
async function vitest({ projects, args = [], env, output }) {
  const report = freshReport(`vitest-${process.pid}-${started++}.json`);
  const { code } = await runTool(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...projects.map((name) => `--project=${name}`),
      ...args,
    ],
    { env, output },
  );
  return judge(code, readReport(report, 'vitest', readVitest));
}

/**
 * @param {{ env: NodeJS.ProcessEnv, args?: string[] }} options
 * @returns {Promise<Totals>}
 */
export async function playwright({ env, args = [] }) {
  const report = freshReport(`e2e-${process.pid}.json`);
  const { code } = await runTool('playwright', ['test', ...args], {
    env: { ...env, MARU_E2E_REPORT: report },
  });
  return judge(code, readReport(report, 'playwright', readPlaywright));
}

/** A path without the report of an earlier run. @param {string} name */
function freshReport(name) {
  const file = join(runtimeDir, 'reports', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * @param {string} file
 * @param {keyof typeof reports} runner
 * @param {(report: any) => Totals} read
 * @returns {Totals | undefined}
 */
function readReport(file, runner, read) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    reports[runner].push(report);
    return read(report);
  } catch (error) {
    console.error(`The runner left no readable report: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
