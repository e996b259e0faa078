import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { findChromium } from '#scripts/lib/find-chromium.ts';

/** The throttled profile: a mid-range phone on slow 4G. */
export const throttled = { cpu: 4, latency: 150, megabits: 1.6 } as const;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Makes Chromium find every host except the sites' at a port of this machine. */
export const hostsAt = (port: number): string =>
  `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE *.localhost`;

/** A new browser without warm caches. `keepsPages` enables the back/forward cache, which Playwright turns off. */
export const launchBrowser = ({
  keepsPages = false,
  args = [],
}: {
  keepsPages?: boolean;
  args?: string[];
} = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...flags, ...args],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  });

type Phone = { page: Page; devtools: CDPSession };

/** A page at phone size. `slow` enables the CPU and network of the throttled profile. */
export async function openPhone(
  browser: Browser,
  slow: { cpu?: boolean; line?: boolean },
  options: BrowserContextOptions = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    // The demo sites use our self-signed certificate.
    ignoreHTTPSErrors: true,
    ...options,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slow.line) {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: throttled.latency,
      downloadThroughput: (throttled.megabits * 1e6) / 8,
      uploadThroughput: (throttled.megabits * 1e6) / 16,
    });
  }
  if (slow.cpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttled.cpu });
  return { page, devtools };
}
