import { afterFonts } from '#client/visitor/scheduling/on-idle.ts';
import { savesData } from '#client/visitor/scheduling/saves-data.ts';
import { type Fetched, fetchPayload, isFetched, pageOf } from './fetch-payload.ts';
import { loadShowPayload } from './load-show-payload.ts';
import { warmStyles } from './load-styles.ts';

/** SPEC section 9: link prefetch margin. */
const margin = '200px';
/** Concurrent payload requests: prefetching must not crowd out what the visitor waits for. */
const atOnce = 2;

type Connection = { effectiveType?: string };

/** Links that came near the viewport. When a page is left, its links are dropped. */
const queue: Element[] = [];
let running = 0;

/** What else it takes to show the page: its styles and the code that puts it in place. */
async function warm(fetched: Fetched): Promise<void> {
  if (fetched === 'full-load') return;
  warmStyles(fetched.payload.styles);
  await loadShowPayload();
}

const saving = () => {
  const { effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return savesData() || effectiveType === 'slow-2g' || effectiveType === '2g';
};

function pump(): void {
  while (running < atOnce && queue.length) {
    const link = queue.shift();
    const url = link?.isConnected ? linkedPage(link) : undefined;
    if (!url || isFetched(url)) continue;
    running += 1;
    fetchPayload(url, { priority: 'low' })
      .then(warm)
      .catch(() => {})
      .finally(() => {
        running -= 1;
        pump();
      });
  }
}

function linkedPage(link: Element): URL | undefined {
  const { href, target, hreflang } = link as HTMLAnchorElement;
  if (!href || (target && target !== '_self') || hreflang || link.closest('[data-no-prefetch]'))
    return undefined;
  const url = new URL(href);
  const isPage = url.origin === location.origin && !/\.\w{2,5}$/.test(url.pathname);
  return isPage && pageOf(url) !== pageOf(location) ? url : undefined;
}

const seen = new WeakSet<Element>();
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      queue.push(target);
    }
    afterFonts(pump);
  },
  { rootMargin: margin },
);

/**
 * Prefetches the pages of same-site links 200 px before they enter the viewport, after the page and its fonts have
 * loaded; never on Save-Data.
 */
export function prefetchLinks(root: ParentNode): void {
  if (saving() || !('navigation' in window)) return;
  for (const link of root.querySelectorAll('a[href]')) {
    if (seen.has(link)) continue;
    seen.add(link);
    observer.observe(link);
  }
  afterFonts(pump);
}
