import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/lib/find-chromium.ts';
import { testSiteSettings } from './scripts/lib/test-site-settings.ts';
import { dismissedPopups } from './tests/e2e/dismissed-popups.ts';
import { port, serverUnderTest, serverUrl } from './tests/setup/site-url.ts';

/**
 * `npm test` runs each test of tests/e2e once: on the desktop, on the phone where it is tagged `@phone`, on both with
 * `@every-size`, and not at all with `@full`. `npm run test:full` sets MARU_TEST_FULL and runs every test of tests/e2e and
 * tests/full at both sizes.
 */
const isFull = process.env.MARU_TEST_FULL === '1';

const folders = isFull ? '(e2e|full)' : 'e2e';

const specs = (names: string) => new RegExp(`/e2e/(${names})\\.spec\\.ts$`);

/**
 * The console's specs that visitors do not notice: beside the others, but one at a time, since operators of a site see each
 * other, their saved sections and their popups.
 */
const consoleSpecs = specs('console(?!-content|-measurements|-publish)[a-z-]*');
/** These change what visitors of one site see: after the others, one at a time for each site. */
const publishing = {
  bomnal: specs('console-publish|newcomer-path|operate'),
  haru: specs('console-content|publish|vendors'),
};
/** These start servers of their own, and run last, one at a time. */
const ownServers = /\/full\/(console-edits|development|pseudo-locale|several-processes)\.spec\.ts$/;
/** Tests that only read the third site: they fill the time in which the two above leave workers idle. */
const beside = isFull ? undefined : / shirakawa \S+ reads well/;
/** Dependencies run whole, whichever specs are chosen, so these tests have none unless all run (scripts/lib/test-stages.ts). */
const runsAll = process.env.MARU_E2E_ALL === '1';
const inOrder = [consoleSpecs, publishing.bomnal, publishing.haru, ownServers];

// The shell renders the same pages in a third less time. Tests of features it lacks use tests/e2e/whole-browser.ts.
const shell = isFull ? undefined : findHeadlessShell();

/** The devices that Playwright sets by its own `--blink-settings`, which the flag below replaces. */
const pointer = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

const launchOptions = {
  executablePath: shell ?? findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Encoding images took a sixth of the run, web fonts a tenth of the CPU time of a visit or more. tests/pages checks their
    // files; specs about them or about layout use tests/e2e/with-pictures.ts and tests/e2e/with-fonts.ts.
    ...(isFull ? [] : [`--blink-settings=imagesEnabled=false,${pointer}`, '--disable-remote-fonts']),
  ],
};

const dataDir = process.env.MARU_DATA_DIR ?? `.maru/test/${port}`;
/** Its screen has 2.6 device pixels per CSS pixel. Only `npm run test:full`, which looks at images, renders them. */
const phone = { width: 360, height: 800 };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };

/** The same specs run against the built server and against the development server. */
export default defineConfig({
  testDir: 'tests',
  testMatch: new RegExp(`/${folders}/[^/]*\\.spec\\.ts$`),
  outputDir: `.maru/test-results/${port}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than the cores of the smallest machine: tests sometimes wait.
  workers: Number(process.env.MARU_E2E_WORKERS ?? 3),
  // Generous, since no test asserts how fast the machine is: one took 110 s on a slow one.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.MARU_E2E_REPORT ?? '.maru/reports/e2e.json' }]],
  use: {
    // The sites live on their own hosts: specs open `siteUrl('bomnal', '/products')`.
    baseURL: serverUrl(),
    // Popups would cover what other specs test; popups.spec.ts opens pages as a new visitor.
    storageState: dismissedPopups,
    screenshot: 'only-on-failure',
    // Recording takes a tenth of the CPU time: `npm test` repeats failed tests with a trace (scripts/lib/trace-failures.ts).
    trace: isFull ? { mode: 'retain-on-failure', screenshots: false, sources: false } : 'off',
    launchOptions,
  },
  projects: [
    {
      name: 'console',
      grepInvert: isFull ? undefined : /@full/,
      testMatch: consoleSpecs,
      workers: 1,
      use: desktop,
    },
    {
      name: 'phone',
      testIgnore: inOrder,
      grep: isFull ? undefined : /@phone|@every-size/,
      grepInvert: isFull ? undefined : /@full/,
      use: {
        ...devices['Pixel 7'],
        viewport: phone,
        screen: phone,
        ...(!isFull && { deviceScaleFactor: 1 }),
      },
    },
    {
      name: 'desktop',
      testIgnore: inOrder,
      grepInvert: beside && [/@phone|@full/, beside],
      use: desktop,
    },
    ...(['bomnal', 'haru'] as const).map((code) => ({
      name: `publishing-${code}`,
      grepInvert: isFull ? undefined : /@full/,
      testMatch: publishing[code],
      dependencies: ['console', 'phone', 'desktop'],
      workers: 1,
      use: desktop,
    })),
    ...(beside
      ? [
          {
            name: 'desktop-shirakawa',
            testIgnore: inOrder,
            grep: beside,
            dependencies: runsAll ? ['console', 'phone', 'desktop'] : [],
            use: desktop,
          },
        ]
      : []),
    ...(isFull
      ? [
          {
            name: 'own-servers',
            testMatch: ownServers,
            dependencies: ['publishing-bomnal', 'publishing-haru'],
            workers: 1,
            use: desktop,
          },
        ]
      : []),
  ],
  webServer: {
    // Without a shell in between, the server notices when the runner is killed.
    command: `exec node scripts/run.mjs ${serverUnderTest === 'dev' ? 'dev' : 'start'}`,
    url: serverUrl('/readyz'),
    timeout: 180_000,
    // A server that a developer left running may be of another build: reuse it only when asked to.
    reuseExistingServer: process.env.MARU_E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { ...testSiteSettings, PORT: String(port), MARU_DATA_DIR: dataDir },
  },
});
