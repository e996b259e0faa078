import { rmSync } from 'node:fs';
import { run } from '../bootstrap/run-command.mjs';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureDatabase } from './ensure-database.ts';
import { ensureFonts } from './ensure-fonts.ts';
import { freePort } from './ports.ts';
import type { Stage } from './run-stages.ts';
import { dataDir } from './server-environment.ts';
import { check, playwright, reports, verdict, vitest } from './test-runners.ts';
import type { TestSite } from './test-site.ts';
import { startTestSite } from './test-site.ts';

let site: Promise<TestSite> | undefined;
let publishingSite: Promise<TestSite> | undefined;
let chromium: Promise<void> | undefined;

/** The built site that all stages of this run share, except the one that publishes. */
function testSite() {
  site ??= startTestSite();
  return site;
}

/** Another server of the same build, with a database of its own, for tests that change what visitors see. */
function testSiteForPublishing() {
  // Both at once would choose the same port.
  publishingSite ??= testSite().then(startTestSite);
  return publishingSite;
}

/** Installs Chromium where that is possible, once for stages that run side by side. */
function chromiumOnce() {
  chromium ??= ensureChromium();
  return chromium;
}

/** Stops the sites that stages have started. */
export async function closeSites() {
  for (const starting of [publishingSite, site]) {
    const started = await starting?.catch(() => undefined);
    await started?.stop();
  }
}

/** Vitest's projects that need no built site. */
export const offline = ['!pages', '!engines'];
/** Those without the recipes, which are one long sequence of steps. */
export const offlineOnly = [...offline, '!recipes*'];

/** The stage, to run in parallel with the one before it. */
export const beside = (stage: Stage): Stage => ({ ...stage, beside: true });

/** The parts of a test run. */
export const stage = {
  lint: (): Stage => ({ name: 'format and lint', run: (output) => check('biome', ['check'], output) }),

  types: (): Stage => ({ name: 'types', run: (output) => check('tsc', ['--noEmit', '-p', '.'], output) }),

  /**
   * @param projects Vitest's names and patterns of projects
   * @param args for Vitest
   */
  vitest: (name: string, projects: string[], args: string[] = []): Stage => ({
    name,
    run: (output) => vitest({ projects, args, output }),
  }),

  /** The tests without a server whose files are not marked as slow (tests/setup/test-worlds.ts). */
  quick: (): Stage => ({
    name: 'quick tests without a server',
    run: (output) => vitest({ projects: offline, env: { ...process.env, MARU_TEST_QUICK: '1' }, output }),
  }),

  /** Every page over HTTP. @param args for Vitest */
  pages: (args: string[] = []): Stage => ({
    name: 'pages over HTTP',
    run: async (output) => vitest({ projects: ['pages'], args, env: (await testSite()).env, output }),
  }),

  /**
   * The walk through WebKit and Firefox.
   * @param args for Vitest
   */
  engines: (args: string[] = [], { full = false }: { full?: boolean } = {}): Stage => ({
    name: 'other browser engines',
    run: async (output) => {
      const { ensureEngines } = await import('./ensure-engines.ts');
      await ensureEngines();
      const env = { ...(await testSite()).env, ...fullness(full) };
      return vitest({ projects: ['engines'], args, env, output });
    },
  }),

  /**
   * Browser tests in Chromium, of all projects of playwright.config.ts.
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
    run: async (output) => {
      await chromiumOnce();
      const env = server === 'dev' ? await developmentEnvironment() : (await testSite()).env;
      return playwright({ env: { ...env, ...fullness(full) }, args, output });
    },
  }),

  /** The browser tests that leave the sites as they are. */
  browsing: (): Stage => stage.browser({ args: projectArgs(['console', 'phone', 'desktop']) }),

  /** The other browser tests, which change what visitors see, on a site of their own. */
  publishing: (): Stage => ({
    name: 'browser tests that publish',
    run: async (output) => {
      await chromiumOnce();
      const { env } = await testSiteForPublishing();
      const args = [...projectArgs(['publishing-bomnal', 'publishing-haru']), '--no-deps', '--workers=1'];
      return playwright({ env, args, output });
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

const projectArgs = (names: string[]) => names.map((name) => `--project=${name}`);

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
