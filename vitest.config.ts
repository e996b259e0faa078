import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { unsetSettings } from './scripts/lib/test-site-settings.ts';
import { preparedSheetsPlugin } from './scripts/vite/styles/prepared-sheets-plugin.ts';
import { SlowFirst } from './tests/setup/slow-first.ts';
import { isSlow, type World, worldOf } from './tests/setup/test-worlds.ts';
import { waitTimeoutMs } from './tests/setup/wait-timeout.ts';

unsetSettings(process.env);

const elsewhere = ['node_modules', 'dist', '.maru', '.git'];

/** `npm run check` leaves out the files that are marked as slow. */
const isQuick = process.env.MARU_TEST_QUICK === '1';

/** Test files that match `patterns` but not `not`, grouped by the world they run in. */
function testFiles(patterns: string[], not: RegExp = /^$/) {
  const files = globSync(patterns, { exclude: (path) => elsewhere.includes(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !not.test(path) && !(isQuick && isSlow(textOf(path))));
  return Object.groupBy(files, (path) => worldOf(textOf(path)));
}

const textOf = (path: string): string => readFileSync(path, 'utf8');

/**
 * Files of one world share workers. Modules are evaluated once for all files (`threads` without isolation), or each
 * file gets its own context in a thread with jsdom loaded (`vmThreads`), or its own process.
 */
const worlds = {
  shared: { suffix: '', pool: 'threads', isolate: false },
  document: { suffix: ' (document)', pool: 'vmThreads', setupFiles: 'tests/setup/document.ts' },
  process: { suffix: ' (process)', pool: 'forks', isolate: true },
} as const satisfies Record<World, object>;

/**
 * React as the server runs it. Its development build takes twice as long to render a page, for warnings that the tests of
 * islands look for, which run in a document.
 */
const productionReact = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: { env: { NODE_ENV: 'production' } },
} as const;

/** The projects of one kind of test: one for each world that its files need. */
function projects(
  name: 'unit' | 'contract' | 'architecture' | 'recipes',
  files: ReturnType<typeof testFiles>,
) {
  return Object.entries(files).map(([world, include]) => {
    const { suffix, ...how } = worlds[world as World];
    // Recipes run npm, which would leave out the packages for development.
    const { test, ...react } = world === 'document' || name === 'recipes' ? { test: {} } : productionReact;
    return { extends: true as const, ...react, test: { name: `${name}${suffix}`, include, ...how, ...test } };
  });
}

const contract = ['tests/contract/**/*.test.{ts,tsx}', 'blocks/*/contract.test.ts'];
const notUnit =
  /^tests\/(?:contract|architecture|recipes|pages|engines|e2e|full)\/|^blocks\/\w+\/contract\.test\.ts$/;

/** Tests run in Node; a file that needs a document begins with `// @vitest-environment jsdom`. */
export default defineConfig({
  // Used without vite.config.ts: of the site's plugins, tests of single modules need only this one.
  plugins: [preparedSheetsPlugin()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // One more than the cores: tests sometimes wait, for a database, a timer or a process of their own.
    maxWorkers: availableParallelism() + 1,
    // Styles are processed: tests assert which blocks load which.
    css: true,
    // Generous, since no test asserts how fast the machine is: one took 80 s on a slow one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    retry: 0,
    sequence: { sequencer: SlowFirst },
    expect: { poll: { timeout: waitTimeoutMs } },
    projects: [
      ...projects('unit', testFiles(['**/*.test.{ts,tsx,mjs}'], notUnit)),
      ...projects('contract', testFiles(contract)),
      ...projects('architecture', testFiles(['tests/architecture/**/*.test.ts'])),
      ...projects('recipes', testFiles(['tests/recipes/**/*.test.ts'])),
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: 'tests/setup/built-site.ts',
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          exclude: process.env.MARU_TEST_FULL === '1' ? [] : ['**/*.full.test.ts'],
          globalSetup: 'tests/setup/built-site.ts',
          // One browser at a time: several on a small machine make each other late.
          fileParallelism: false,
        },
      },
    ],
  },
});
