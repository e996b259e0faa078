import { loadScript } from './load-script.ts';

const host = 'https://www.googletagmanager.com';

/** The partner's ids (marketing info) for the tag manager and the site analytics. */
export type AnalyticsIds = { gtm?: string | undefined; ga4?: string | undefined };

/**
 * Loads the tag manager and the site analytics (SPEC section 7). Both track history changes themselves. A script that
 * fails to load, often because the visitor blocks it, only logs a warning (SPEC section 8).
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

/** The script recognises commands by their being `arguments` objects and ignores arrays. */
function command(layer: unknown[], ...words: unknown[]): void {
  (function (..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the script expects an arguments object
    layer.push(arguments);
  })(...words);
}

const load = (url: string) =>
  loadScript(url).catch((error: unknown) => console.warn('[analytics] The script failed to load:', error));
