import { whileOffscreenPaused } from '#client/performance/load-offscreen-layout.ts';
import { nextFrame } from '#client/visitor/scheduling/after-first-paint.ts';
import { onIdle } from '#client/visitor/scheduling/on-idle.ts';

/** Milliseconds after which stylesheets fail: a click would wait for hanging ones too. */
const timeoutMs = 15_000;

type Style = { id: string; href: string };
/** Stylesheets requested together; rejects if they fail to load. */
type Batch = { ids: string[]; sheet: Promise<CSSStyleSheet> };

const folder = '/_maru/css/';
const batches = new Map<string, Batch>();
/** The complete stylesheets of the document, and then the ones loaded later. */
let present: Set<string> | undefined;
const inPlace = () => {
  present ??= new Set(document.querySelector<HTMLElement>('[data-style]')?.dataset.style?.split(' '));
  return present;
};

const isMissing = ({ id }: Style) => !inPlace().has(id);

/** Requests missing stylesheets that are not in flight, in one request, and returns all batches in flight for these. */
function batchesOf(styles: readonly Style[], priority?: 'low'): Set<Batch> {
  const missing = styles.filter(isMissing);
  const fresh = missing.filter(({ href }) => !batches.has(href));
  if (fresh.length > 0) {
    const names = fresh.map(({ href }) => href.slice(folder.length));
    const signal = AbortSignal.timeout(timeoutMs);
    const sheet = fetch(folder + names.join('+'), { signal, ...(priority && { priority }) })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`[styles] ${answer.status}`))))
      .then((css) => new CSSStyleSheet().replace(css));
    // They may load the next time.
    sheet.catch(() => {
      for (const { href } of fresh) batches.delete(href);
    });
    const batch = { ids: fresh.map(({ id }) => id), sheet };
    for (const { href } of fresh) batches.set(href, batch);
  }
  return new Set(missing.flatMap(({ href }) => batches.get(href) ?? []));
}

function adopt({ ids }: Batch, sheet: CSSStyleSheet): void {
  if (ids.every((id) => inPlace().has(id))) return;
  for (const id of ids) inPlace().add(id);
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Prefetches a page's stylesheets and applies them once the browser is idle: they do not affect the current page, and
 * applied together with their own page, its paint would wait for restyling everything.
 */
export function warmStyles(styles: readonly Style[]): void {
  for (const batch of batchesOf(styles, 'low'))
    void batch.sheet.then(
      (sheet) => {
        warm.set(batch, sheet);
        clearTimeout(pausing);
        pausing = setTimeout(() => onIdle(adoptWarm), pause);
      },
      () => {},
    );
}

/** Milliseconds without another stylesheet before loaded ones are applied: each time restyles the whole page. */
const pause = 500;
let pausing: ReturnType<typeof setTimeout> | undefined;
const warm = new Map<Batch, CSSStyleSheet>();

function adoptWarm(): void {
  void whileOffscreenPaused(async () => {
    for (const [batch, sheet] of warm) adopt(batch, sheet);
    warm.clear();
    await nextFrame();
  });
}

/**
 * Loads the stylesheets that the document lacks. Returns a function that applies them all at once, as each one would
 * lay out the outgoing page again.
 * @throws if one fails to load: a page is never shown without its styles, and a full load inlines them
 */
export async function loadStyles(styles: readonly Style[]): Promise<() => void> {
  const arrived = [...batchesOf(styles)].map(async (batch) => [batch, await batch.sheet] as const);
  const sheets = await Promise.all(arrived);
  return () => {
    for (const [batch, sheet] of sheets) adopt(batch, sheet);
  };
}
