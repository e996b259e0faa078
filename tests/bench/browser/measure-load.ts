import { launchBrowser, openPhone } from './phone.ts';

/** Metrics of a first visit, in ms; `cls` has no unit. */
export type LoadFigures = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  load: number;
  lcpElement: string;
};

type Seen = { lcp: number; lcpElement: string; cls: number; tasks: { start: number; duration: number }[] };
type Observed = PerformanceEntry & { element?: Element; value?: number; hadRecentInput?: boolean };

/** Runs in the page before anything else. */
function watch(): void {
  const seen: Seen = { lcp: 0, lcpElement: '', cls: 0, tasks: [] };
  Object.assign(window, { seen });
  const observe = (type: string, note: (entry: Observed) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.lcpElement = element ? `${element.localName}.${element.className}` : 'gone';
  });
  observe('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  observe('longtask', ({ startTime: start, duration }) => seen.tasks.push({ start, duration }));
}

/** A task blocks from this many milliseconds on. */
const blocking = 50;
/** How long a page is observed after its load event, while popups, fonts and islands load. */
const watched = 5_000;

/** Opens `url` as a new visitor on a phone with the throttled profile. */
export async function measureLoad(url: string): Promise<LoadFigures> {
  const browser = await launchBrowser();
  try {
    const { page } = await openPhone(browser, { cpu: true, line: true });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(watched);
    const { seen, fcp, load } = await page.evaluate(() => ({
      seen: (window as unknown as { seen: Seen }).seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    }));
    const { lcp, lcpElement, cls, tasks } = seen;
    const after = tasks.filter(({ start, duration }) => start + duration > fcp);
    const tbt = after.reduce((sum, { duration }) => sum + Math.max(0, duration - blocking), 0);
    return { fcp, lcp, tbt, cls, load, lcpElement };
  } finally {
    await browser.close();
  }
}

type Clicked = { at: number | undefined };

/** Runs in the page: scrolls the element of `selector` into view and clicks it as soon as it exists, until it has opened. */
function clickUntilOpen(selector: string): void {
  const clicked: Clicked = { at: undefined };
  Object.assign(window, { clicked });
  let isSeen = false;
  const timer = setInterval(() => {
    const target = document.querySelector<HTMLElement>(selector);
    if (!target) return;
    // Visitors only click what they see, and islands that hydrate when visible wait for this.
    if (!isSeen) target.scrollIntoView({ block: 'center' });
    isSeen = true;
    const isOpen = () =>
      target.getAttribute('aria-expanded') === 'true' || target.closest('details')?.open === true;
    if (!isOpen()) target.click();
    if (!isOpen()) return;
    clicked.at = performance.now();
    clearInterval(timer);
  }, 20);
}

/** Milliseconds from the start of the visit until a click on the element of `selector` has opened it. */
export async function measureClick(url: string, selector: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const { page } = await openPhone(browser, { cpu: true, line: true });
    await page.addInitScript(clickUntilOpen, selector);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const at = await page.waitForFunction(
      () => (window as unknown as { clicked: Clicked }).clicked.at,
      null,
      {
        timeout: 30_000,
        polling: 50,
      },
    );
    return (await at.jsonValue()) as number;
  } finally {
    await browser.close();
  }
}
