/** Milliseconds after which a page is shown without stylesheets that do not come. */
const patience = 3_000;

type Style = { id: string; href: string };
/** Stylesheets that were asked for together. */
type Batch = { ids: string[]; sheet: Promise<CSSStyleSheet | undefined> };

const folder = '/_maru/css/';
const batches = new Map<string, Batch>();
const adopted = new Set<string>();

/** What neither came whole with the document nor with an earlier navigation. */
const isMissing = ({ id }: Style) =>
  !adopted.has(id) && !document.querySelector(`[data-style~="${CSS.escape(id)}"]`);

/** Asks for what is missing and not under way, in one request, and gives all that is under way for these. */
function batchesOf(styles: readonly Style[], priority?: 'low'): Set<Batch> {
  const missing = styles.filter(isMissing);
  const fresh = missing.filter(({ href }) => !batches.has(href));
  if (fresh.length > 0) {
    const names = fresh.map(({ href }) => href.slice(folder.length));
    const sheet = fetch(folder + names.join('+'), priority && { priority })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then((css) => new CSSStyleSheet().replace(css))
      .catch(() => {
        // They may come the next time.
        for (const { href } of fresh) batches.delete(href);
        return undefined;
      });
    const batch = { ids: fresh.map(({ id }) => id), sheet };
    for (const { href } of fresh) batches.set(href, batch);
  }
  return new Set(missing.flatMap(({ href }) => batches.get(href) ?? []));
}

function adopt({ ids }: Batch, sheet: CSSStyleSheet): void {
  if (document.adoptedStyleSheets.includes(sheet)) return;
  for (const id of ids) adopted.add(id);
  document.adoptedStyleSheets.push(sheet);
}

/** Asks for the stylesheets that a page would need, so that they are there should it be shown. */
export function warmStyles(styles: readonly Style[]): void {
  batchesOf(styles, 'low');
}

/**
 * Loads the stylesheets that the document does not have whole yet. What it returns puts them in place, all at once: each
 * by itself would lay out anew the page that is about to go.
 */
export async function loadStyles(styles: readonly Style[]): Promise<() => void> {
  const arrived = new Map<Batch, CSSStyleSheet>();
  let isInPlace = false;
  const loading = [...batchesOf(styles)].map(async (batch) => {
    const sheet = await batch.sheet;
    if (sheet && isInPlace) adopt(batch, sheet);
    else if (sheet) arrived.set(batch, sheet);
  });
  await Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, patience))]);
  return () => {
    isInPlace = true;
    for (const [batch, sheet] of arrived) adopt(batch, sheet);
  };
}
