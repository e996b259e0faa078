import { launchBrowser, openPhone } from './phone.ts';

type Timed = { painted: number };

/**
 * Runs in the page: times the next click on a link until its page has been painted. If the click's own task shows the
 * page, this is the event timing that browsers report, from the touch to the presented frame.
 */
function timeNavigation(): void {
  const timed: Timed = { painted: 0 };
  Object.assign(window, { timed });
  const { title } = document;
  const isShown = () => document.title !== title;
  const whenShown = (run: () => void): number =>
    requestAnimationFrame(() => (isShown() ? run() : whenShown(run)));
  let isImmediate = false;
  addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        isImmediate = isShown();
        if (isImmediate) return;
        whenShown(() => {
          // A task after the frame runs after its paint.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            timed.painted = performance.now() - timeStamp;
          };
          port2.postMessage(null);
        });
      }),
    { capture: true, once: true },
  );
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click' && isImmediate) timed.painted = duration;
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: whether the payload of a path has loaded. */
const isPrefetched = (path: string | null): boolean =>
  performance
    .getEntriesByType('resource')
    .some(({ name }) => new URL(name).searchParams.get('path') === path);

/** Milliseconds between a prefetch and the tap: styles and code load after the payload. */
const beforeTap = 1_500;

/**
 * Milliseconds from the click on a link whose page has been prefetched until that page is painted, with a throttled CPU.
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
    await page.waitForFunction(isPrefetched, await target.getAttribute('href'), { timeout: 30_000 });
    await page.waitForTimeout(beforeTap);
    await page.evaluate(timeNavigation);
    // Not with `tap()`, which adds its own listeners in the page to see where the tap lands.
    const box = await target.boundingBox();
    if (!box) throw new Error(`[bench] ${link} on ${url} cannot be tapped`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const timed = await page.waitForFunction(
      () => {
        const { timed } = window as unknown as { timed: Timed };
        return timed.painted > 0 && timed;
      },
      null,
      { timeout: 30_000 },
    );
    return ((await timed.jsonValue()) as Timed).painted;
  } finally {
    await browser.close();
  }
}

/** Whether the browser stores the page in its back/forward cache when the visitor leaves, and restores it on return. */
export async function comesBackAsItWas(url: string): Promise<boolean> {
  const browser = await launchBrowser({ keepsPages: true });
  try {
    const { page } = await openPhone(browser, {});
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await page.goto('about:blank');
    // A restored page does not load.
    await page.goBack({ waitUntil: 'commit' });
    return await page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted === true);
  } finally {
    await browser.close();
  }
}
