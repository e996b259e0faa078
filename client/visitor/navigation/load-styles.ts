import { whileOffscreenPaused } from '#client/visitor/behaviours/load-pause-offscreen-layout.ts';
import { nextFrame } from '#client/visitor/scheduling/after-first-paint.ts';
import { onIdle } from '#client/visitor/scheduling/on-idle.ts';

/** Milliseconds after which stylesheets have failed: whoever clicked would wait for some that hang, too. */
const timeoutMs = 15_000;

type Style = { id: string; href: string };
/** Stylesheets that were asked for together; rejects where they do not come. */
type Batch = { ids: string[]; sheet: Promise<CSSStyleSheet> };

const folder = '/_maru/css/';
const batches = new Map<string, Batch>();
/** What came whole with the document, then also what came later. */
let present: Set<string> | undefined;
const inPlace = () => {
  present ??= new Set(document.querySelector<HTMLElement>('[data-style]')?.dataset.style?.split(' '));
  return present;
};

const isMissing = ({ id }: Style) => !inPlace().has(id);

/** Asks for what is missing and not under way, in one request, and gives all that is under way for these. */
function batchesOf(styles: readonly Style[], priority?: 'low'): Set<Batch> {
  const missing = styles.filter(isMissing);
  const fresh = missing.filter(({ href }) => !batches.has(href));
  if (fresh.length > 0) {
    const names = fresh.map(({ href }) => href.slice(folder.length));
    const signal = AbortSignal.timeout(timeoutMs);
    const sheet = fetch(folder + names.join('+'), { signal, ...(priority && { priority }) })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`[styles] ${answer.status}`))))
      .then((css) => new CSSStyleSheet().replace(css));
    // They may come the next time.
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
 * Asks for the stylesheets that a page would need, and puts them in place once the browser rests: they say nothing of
 * the page that is shown, and put in place with the page that they are for, its paint would wait for the style of all.
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

/** Milliseconds without another stylesheet after which those that have come are put in place: each time, the whole page is styled anew. */
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
 * Loads the stylesheets that the document does not have whole yet. What it returns puts them in place, all at once: each
 * by itself would lay out anew the page that is about to go.
 * @throws where one does not come: a page is never shown without its styles, and loaded whole it has them in itself
 */
export async function loadStyles(styles: readonly Style[]): Promise<() => void> {
  const arrived = [...batchesOf(styles)].map(async (batch) => [batch, await batch.sheet] as const);
  const sheets = await Promise.all(arrived);
  return () => {
    for (const [batch, sheet] of sheets) adopt(batch, sheet);
  };
}
