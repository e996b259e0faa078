import { launchBrowser, openPhone } from './phone.ts';

type Timed = { click: number; painted: number };

/** Runs in the page: times the next click on a link until the page that it leads to has been painted. */
function timeNavigation(): void {
  const timed: Timed = { click: 0, painted: 0 };
  Object.assign(window, { timed });
  const { title } = document;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      timed.click = timeStamp;
    },
    { capture: true, once: true },
  );
  const watch = (): number | undefined => {
    if (document.title === title) return requestAnimationFrame(watch);
    // In this frame the new page stands: what follows the frame is after its paint.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      timed.painted = performance.now();
    };
    port2.postMessage(null);
    return undefined;
  };
  requestAnimationFrame(watch);
}

/**
 * Milliseconds from the click on a link whose page has been prefetched until that page is painted, with the
 * processor throttled.
 * @param link selector of a link that is in view
 */
export async function measureNavigation(url: string, link: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const { page } = await openPhone(browser, { cpu: true });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.evaluate(timeNavigation);
    await target.tap();
    const timed = await page.waitForFunction(
      () => {
        const { timed } = window as unknown as { timed: Timed };
        return timed.painted > 0 && timed;
      },
      null,
      { timeout: 30_000 },
    );
    const { click, painted } = (await timed.jsonValue()) as Timed;
    return painted - click;
  } finally {
    await browser.close();
  }
}

/** Whether the browser kept the page when the visitor left it, and showed it again as it was when they came back. */
export async function comesBackAsItWas(url: string): Promise<boolean> {
  const browser = await launchBrowser({ keepsPages: true });
  try {
    const { page } = await openPhone(browser, {});
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await page.goto('about:blank');
    // A page that comes back as it was does not load.
    await page.goBack({ waitUntil: 'commit' });
    return await page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted === true);
  } finally {
    await browser.close();
  }
}
