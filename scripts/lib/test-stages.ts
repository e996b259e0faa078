import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run-command.mjs';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureDatabase } from './ensure-database.ts';
import { ensureFonts } from './ensure-fonts.ts';
import { freePort } from './ports.ts';
import { freshReport, readReport } from './reports/report-file.ts';
import type { PlaywrightReport, VitestReport } from './reports/report-types.ts';
import { readPlaywright, readVitest } from './reports/test-reports.ts';
import type { Totals } from './reports/test-totals.ts';
import { judge } from './reports/test-totals.ts';
import type { Stage } from './run-stages.ts';
import { dataDir } from './server-environment.ts';
import type { TestSite } from './test-site.ts';
import { startTestSite } from './test-site.ts';
import { traceFailures } from './trace-failures.ts';

const bin = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

/** The parsed reports of this run's runners. */
export const reports: { vitest: VitestReport[]; playwright: PlaywrightReport[] } = {
  vitest: [],
  playwright: [],
};

/** Number of Vitest runs so far. They may overlap, so each has its own report. */
let started = 0;

let site: Promise<TestSite> | undefined;

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
  lint: (): Stage => ({ name: 'format and lint', run: () => check('biome', ['check']) }),

  /** One core's work, beside tests that leave cores idle. */
  types: ({ beside = false } = {}): Stage => ({
    name: 'types',
    beside,
    run: () => check('tsc', ['--noEmit', '-p', '.'], beside ? 'collect' : 'show'),
  }),

  /**
   * @param projects Vitest's names and patterns of projects
   * @param args for Vitest
   */
  vitest: (name: string, projects: string[], args: string[] = []): Stage => ({
    name,
    run: () => vitest({ projects, args }),
  }),

  /** The tests whose modules have changed since a commit: possibly none. */
  changed: (since: string): Stage => ({
    name: 'tests of changed modules',
    run: () =>
      vitest({ projects: offline, args: [`--changed=${since}`, '--passWithNoTests'], mayBeEmpty: true }),
  }),

  /** The tests without a server whose files are not marked as slow (tests/setup/test-worlds.ts). */
  quick: (): Stage => ({
    name: 'quick tests without a server',
    run: () => vitest({ projects: offline, env: { ...process.env, MARU_TEST_QUICK: '1' } }),
  }),

  /** Every page over HTTP. @param args for Vitest */
  pages: (args: string[] = []): Stage => ({
    name: 'pages over HTTP',
    run: async () => vitest({ projects: ['pages'], args, env: (await testSite()).env }),
  }),

  /**
   * The walk through WebKit and Firefox.
   * @param args for Vitest
   */
  engines: (
    args: string[] = [],
    { full = false, beside = false }: { full?: boolean; beside?: boolean } = {},
  ): Stage => ({
    name: 'other browser engines',
    beside,
    run: async () => {
      const { ensureEngines } = await import('./ensure-engines.ts');
      await ensureEngines();
      const env = { ...(await testSite()).env, ...fullness(full) };
      return vitest({ projects: ['engines'], args, env, output: beside ? 'collect' : 'show' });
    },
  }),

  /**
   * Browser tests in Chromium.
   * @param options `args` go to Playwright
   */
  browser: ({
    args = [],
    full = false,
    server = 'built',
  }: {
    args?: string[];
    full?: boolean;
    server?: 'built' | 'dev';
  } = {}): Stage => ({
    name: server === 'dev' ? 'browser tests on the development server' : 'browser tests',
    run: async () => {
      await ensureChromium();
      const env = server === 'dev' ? await developmentEnvironment() : (await testSite()).env;
      const all = args.length === 0 ? { MARU_E2E_ALL: '1' } : {};
      return playwright({ env: { ...env, ...fullness(full), ...all }, args });
    },
  }),

  /** Lighthouse on every public page, as one check: it takes forty minutes and needs an idle machine. */
  lighthouse: (): Stage => ({
    name: 'Lighthouse',
    run: async () => verdict(await run(process.execPath, ['scripts/run.mjs', 'bench', 'lighthouse'])),
  }),

  /** Every sentence of the specification has a test that passed in this run. */
  specification: (): Stage => ({
    name: 'specification',
    run: async () => {
      const { checkSpec } = await import('./spec/check-spec.ts');
      for (const runner of ['vitest', 'playwright'] as const)
        if (reports[runner].length === 0) throw new Error(`${runner} left no report.`);
      return checkSpec(reports);
    },
  }),
};

const fullness = (full: boolean): NodeJS.ProcessEnv => (full ? { MARU_TEST_FULL: '1' } : {});

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

/** One check of the whole tree. */
const check = async (
  tool: 'biome' | 'tsc',
  args: string[],
  output: 'show' | 'collect' = 'show',
): Promise<Totals> => verdict(await runTool(tool, args, { output }));

/** A command that passes or fails as a whole. */
const verdict = ({ code }: { code: number }): Totals => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
});

/** @param options `collect` prints all of the output at its end */
async function runTool(
  tool: keyof typeof bin,
  args: string[],
  options?: { env?: NodeJS.ProcessEnv; output?: 'show' | 'collect' },
) {
  const ended = await run(process.execPath, [join(root, 'node_modules', bin[tool]), ...args], options);
  if (ended.output) console.log(ended.output);
  return ended;
}

async function vitest({
  projects,
  args = [],
  env,
  output,
  mayBeEmpty,
}: {
  projects: string[];
  args?: string[];
  env?: NodeJS.ProcessEnv;
  output?: 'show' | 'collect';
  mayBeEmpty?: boolean;
}): Promise<Totals> {
  const report = freshReport(`vitest-${process.pid}-${started++}.json`);
  const { code } = await runTool(
    'vitest',
    [
      'run',
      '--reporter=default',
      `--reporter=${join(root, 'scripts/lib/reports/vitest-reporter.ts')}`,
      ...projects.map((name) => `--project=${name}`),
      ...args,
    ],
    { env: { ...(env ?? process.env), MARU_TEST_REPORT: report }, output },
  );
  return judge(code, readReport(report, { list: reports.vitest, read: readVitest }), mayBeEmpty);
}

export async function playwright({
  env,
  args = [],
}: {
  env: NodeJS.ProcessEnv;
  args?: string[];
}): Promise<Totals> {
  const report = freshReport(`e2e-${process.pid}.json`);
  const runPlaywright = (more: string[]) =>
    runTool('playwright', ['test', ...more], { env: { ...env, MARU_E2E_REPORT: report } });
  const { code } = await runPlaywright(args);
  const totals = judge(code, readReport(report, { list: reports.playwright, read: readPlaywright }));
  // A run that ended before its first test has none to repeat. `test:full` records as it goes.
  const isRepeated = totals.failed > 0 && totals.tests?.length && env.MARU_TEST_FULL !== '1';
  if (!isRepeated || !env.MARU_E2E_PORT) return totals;
  const traces = await traceFailures(runPlaywright, env.MARU_E2E_PORT);
  return { ...totals, notes: [...(totals.notes ?? []), ...traces] };
}
