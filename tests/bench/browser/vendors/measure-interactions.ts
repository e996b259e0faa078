import type { Page } from '@playwright/test';
import { dismissedPopups } from '#tests/e2e/dismissed-popups.ts';
import { median } from '../../lib/statistics.ts';
import { hostsAt, launchBrowser, openPhone } from '../phone.ts';

/** Durations of a visit's interactions, in ms, from the input to the next paint. Browsers round them to 8 ms. */
export type Interactions = { worst: number; typical: number };

export type VisitedElement = { url: string; selector: string };

type Seen = { durations: Map<number, number> };

/** Runs in the page before anything else: the duration of each interaction is that of its slowest event. */
function watch(): void {
  const seen: Seen = { durations: new Map() };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId)
        seen.durations.set(
          entry.interactionId,
          Math.max(entry.duration, seen.durations.get(entry.interactionId) ?? 0),
        );
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Opens a page on a phone with a throttled processor and taps an element again and again: while vendors start too.
 * @param waits milliseconds before each tap, the first from the page's load on
 * @param originsPort port on this machine that plays every host other than `*.localhost`
 * @param storage local storage of the visitor
 */
export async function measureInteractions(
  { url, selector }: VisitedElement,
  waits: readonly number[],
  originsPort: number,
  storage: Record<string, string>,
): Promise<Interactions> {
  const browser = await launchBrowser({ args: [hostsAt(originsPort)] });
  try {
    // A popup would lie over what is tapped.
    const { page } = await openPhone(browser, { cpu: true }, { storageState: dismissedPopups });
    await page.addInitScript(watch);
    await page.addInitScript((entries) => {
      if (location.protocol !== 'https:') return;
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    return await tap(page, { url, selector }, waits);
  } finally {
    await browser.close();
  }
}

async function tap(
  page: Page,
  { url, selector }: VisitedElement,
  waits: readonly number[],
): Promise<Interactions> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  for (const wait of waits) {
    await page.waitForTimeout(wait);
    const box = await target.boundingBox();
    if (!box) throw new Error(`[bench] ${selector} on ${url} cannot be tapped`);
    // Not with `tap()` of the element, which adds its own listeners in the page to see where the tap lands.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  // Events are reported after their paint.
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => [
    ...(window as unknown as { seen: Seen }).seen.durations.values(),
  ]);
  if (durations.length === 0) throw new Error(`[bench] no tap on ${selector} of ${url} was an interaction`);
  return { worst: Math.max(...durations), typical: median(durations) };
}
