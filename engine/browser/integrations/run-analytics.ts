import { loadScript } from './load-script.ts';

const host = 'https://www.googletagmanager.com';

/** Ids that the partner gave (marketing info): of its tag manager and of its site analytics. */
export type AnalyticsIds = { gtm?: string | undefined; ga4?: string | undefined };

/**
 * Loads the tag manager and the site analytics (SPEC section 7). Both follow the history by themselves. A script that
 * does not load, often blocked by the visitor, is said in the console and changes nothing (SPEC section 8).
 */
export function runAnalytics({ gtm, ga4 }: AnalyticsIds): void {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  if (gtm) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`${host}/gtm.js?id=${gtm}`);
  }
  if (ga4) {
    command(layer, 'js', new Date());
    command(layer, 'config', ga4);
    load(`${host}/gtag/js?id=${ga4}`);
  }
}

/** The script tells a command from an event by its being an `arguments` object; an array is nothing to it. */
function command(layer: unknown[], ...words: unknown[]): void {
  (function (..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: that is what the script looks for
    layer.push(arguments);
  })(...words);
}

const load = (url: string) =>
  loadScript(url).catch((error: unknown) => console.warn('[analytics] Nothing is measured:', error));
