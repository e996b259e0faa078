import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { whenHydrated } from './watch-page.ts';

/** What a first visit loads without interaction, in bytes at the best brotli quality; fonts as sent. */
type FirstLoad = {
  /** The document as received. */
  html: string;
  /** HTML with its inline CSS. */
  document: number;
  css: number;
  fonts: number;
  /** All JavaScript but that which moves slides. */
  javascript: number;
  /** All JavaScript, once the first slide has moved. */
  withSlider: number;
  /** JavaScript that the HTML itself requests. All other scripts wait for the first paint. */
  beforePaint: number;
  /** Bytes of JavaScript by file name. */
  scripts: Record<string, number>;
};

/** Size of a text at the best brotli quality. */
export const brotli = (text: Buffer | string): number => brotliCompressSync(text).byteLength;
const sum = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0);

/** Loads a page and waits until everything that starts by itself has started, autoplay included. */
export async function firstLoad(page: Page, url: string): Promise<FirstLoad> {
  const bodies: Promise<{ type: string; path: string; body: Buffer }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const read = async () => ({
      type,
      path: new URL(response.url()).pathname,
      body: await response.body().catch(() => Buffer.alloc(0)),
    });
    if (['document', 'script', 'font', 'stylesheet'].includes(type)) bodies.push(read());
  });
  await page.goto(url);
  await whenHydrated(page);
  await whenPopupsCame(page);
  await whenSlidesMoved(page);
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(bodies);
  const of = (type: string) => loaded.filter((one) => one.type === type);

  const html = of('document')[0]?.body.toString() ?? '';
  const isFontSheet = ({ path }: { path: string }) => path.startsWith('/fonts/');
  const sheets = of('stylesheet');
  const scripts = new Map(of('script').map(({ path, body }) => [path, body]));
  const sizes = new Map([...scripts].map(([path, body]) => [path, brotli(body)]));
  const early = askedFor(html, scripts);
  const sizeOf = (paths: Iterable<string>) => sum([...paths].map((path) => sizes.get(path) ?? 0));
  const slides = [...scripts].filter(([, body]) => body.includes(slideCode)).map(([path]) => path);
  return {
    html,
    document: brotli(html),
    css:
      brotli(/<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '') +
      sum(sheets.filter((sheet) => !isFontSheet(sheet)).map(({ body }) => brotli(body))),
    fonts:
      sum(of('font').map(({ body }) => body.byteLength)) +
      sum(sheets.filter(isFontSheet).map(({ body }) => brotli(body))),
    javascript: sizeOf(sizes.keys()) - sizeOf(slides),
    withSlider: sizeOf(sizes.keys()),
    beforePaint: sizeOf(early),
    scripts: Object.fromEntries([...sizes].map(([path, size]) => [path.split('/').pop(), size])),
  };
}

/** On a first visit no popups are dismissed: waits for those that the page has. */
const whenPopupsCame = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('template[data-popups]') || document.querySelector('[data-popup]'),
  );

/** In the library that moves slides. */
const slideCode = 'data-keen-slider-';

/** By itself, a slider moves some seconds after the first paint: its library clips the row. */
const whenSlidesMoved = (page: Page) =>
  page.waitForFunction(() => {
    const row = document.querySelector<HTMLElement>('[data-autoplay] [data-slider-track]');
    return !row || row.style.overflow === 'clip';
  });

/** The scripts that a document references, and their static imports. */
function askedFor(html: string, scripts: ReadonlyMap<string, Buffer>): Set<string> {
  const asked = new Set(
    [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src = '']) => src),
  );
  for (const path of asked) {
    const code = scripts.get(path)?.toString() ?? '';
    for (const [, name = ''] of code.matchAll(/(?:from|^import|;import)\s*["'](\.[^"']+)["']/g))
      asked.add(new URL(name, `http://site${path}`).pathname);
  }
  return asked;
}
