import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/lib/find-chromium.mjs';
import { dismissedPopups } from './tests/e2e/dismissed-popups.ts';
import { port, serverUnderTest, serverUrl } from './tests/setup/site-url.ts';

// These change what the sites show, or run a server of their own: they come after all others, one at a time.
const alone = [
  '**/publish.spec.ts',
  '**/development.spec.ts',
  '**/pseudo-locale.spec.ts',
  '**/several-processes.spec.ts',
];

const dataDir = process.env.MARU_DATA_DIR ?? `.maru/test/${port}`;

/** The same specs run against the built server and against the development server. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `.maru/test-results/${port}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A flaky test is named in the list of the run; here, where it can be mended, it fails.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  // No claims of speed: room for a machine that does ten other things.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.MARU_E2E_REPORT ?? '.maru/reports/e2e.json' }]],
  use: {
    // The sites live on their own hosts: specs open `siteUrl('bomnal', '/products')`.
    baseURL: serverUrl(),
    // Popups are for popups.spec.ts: everywhere else they would lie over what is tested.
    storageState: dismissedPopups,
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: alone,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 800 },
        screen: { width: 360, height: 800 },
      },
    },
    {
      name: 'desktop',
      testIgnore: alone,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'alone',
      testMatch: alone,
      dependencies: ['phone', 'desktop'],
      workers: 1,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    // Without a shell in between the server notices when the runner is killed.
    command: `exec node scripts/${serverUnderTest === 'dev' ? 'dev' : 'start'}.mjs`,
    url: serverUrl('/readyz'),
    timeout: 180_000,
    // A server that a developer left running is only trusted when asked to: it may be of another build.
    reuseExistingServer: process.env.MARU_E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      HOST: 'localhost',
      MARU_DATA_DIR: dataDir,
      MARU_PREVIEW: '1',
      MARU_INDEX: '1',
      // Tests that guess passwords come from addresses of their own (tests/e2e/articles.ts).
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  },
});
