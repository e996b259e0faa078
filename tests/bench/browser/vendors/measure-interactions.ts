import type { Page } from '@playwright/test';
import { dismissedPopups } from '#tests/e2e/dismissed-popups.ts';
import { median } from '../../lib/statistics.ts';
import { hostsAt, launchBrowser, openPhone } from '../phone.ts';

/**
 * Durations of a visit's interactions, in ms, from the input to the next paint. Browsers round them to 8 ms. `worstOwn` is the
 * slowest without the time in which scripts of other origins ran.
 */
export type Interactions = { worst: number; typical: number; worstOwn: number };

type VisitedElement = { url: string; selector: string };

type Span = { start: number; end: number };
/** An interaction by its slowest event; scripts of other origins that ran for 5 ms or more in a frame of 50 ms or more. */
type Seen = { interactions: Map<number, Span>; scripts: Span[] };

/** Runs in the page before anything else. */
function watch(): void {
  const seen: Seen = { interactions: new Map(), scripts: [] };
  Object.assign(window, { seen });
  const observe = (type: string, note: (entry: never) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as never[]).forEach(note)).observe({
      type,
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  observe('event', ({ interactionId, startTime: start, duration }: Entry & { interactionId?: number }) => {
    const slowest = seen.interactions.get(interactionId ?? 0);
    if (interactionId && (!slowest || slowest.end - slowest.start < duration))
      seen.interactions.set(interactionId, { start, end: start + duration });
  });
  observe('long-animation-frame', ({ scripts }: { scripts: (Entry & { sourceURL: string })[] }) => {
    for (const { sourceURL, startTime: start, duration } of scripts)
      if (sourceURL && new URL(sourceURL, location.href).origin !== location.origin)
        seen.scripts.push({ start, end: start + duration });
  });
}
type Entry = { startTime: number; duration: number };

/** The durations of a visit's interactions, as a whole and without what scripts of other origins took of each. */
export function summarize(interactions: readonly Span[], scripts: readonly Span[]): Interactions {
  const whole = interactions.map(({ start, end }) => end - start);
  const own = interactions.map(({ start, end }) =>
    scripts.reduce(
      (left, script) => left - Math.max(0, Math.min(end, script.end) - Math.max(start, script.start)),
      end - start,
    ),
  );
  return { worst: Math.max(...whole), typical: median(whole), worstOwn: Math.max(...own) };
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
  const { interactions, scripts } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    return { interactions: [...seen.interactions.values()], scripts: seen.scripts };
  });
  if (interactions.length === 0)
    throw new Error(`[bench] no tap on ${selector} of ${url} was an interaction`);
  return summarize(interactions, scripts);
}
