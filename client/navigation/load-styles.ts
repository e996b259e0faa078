/** Milliseconds after which a page is shown without a stylesheet that does not come. */
const patience = 3_000;

type Style = { id: string; href: string };

const sheets = new Map<string, Promise<CSSStyleSheet | undefined>>();
const adopted = new Set<string>();

/** What neither came with the document nor with an earlier navigation. */
const isMissing = ({ id }: Style) =>
  !adopted.has(id) && !document.querySelector(`[data-style~="${CSS.escape(id)}"]`);

function sheetOf(href: string, priority?: 'low'): Promise<CSSStyleSheet | undefined> {
  const known = sheets.get(href);
  if (known) return known;
  const sheet = fetch(href, priority && { priority })
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
    .then((css) => new CSSStyleSheet().replace(css))
    .catch(() => {
      // It may come the next time.
      sheets.delete(href);
      return undefined;
    });
  sheets.set(href, sheet);
  return sheet;
}

function adopt(id: string, sheet: CSSStyleSheet): void {
  if (adopted.has(id)) return;
  adopted.add(id);
  document.adoptedStyleSheets.push(sheet);
}

/** Asks for the stylesheets that a page would need, so that they are there should it be shown. */
export function warmStyles(styles: readonly Style[]): void {
  for (const { href } of styles.filter(isMissing)) void sheetOf(href, 'low');
}

/**
 * Loads the stylesheets that the document does not have yet. What it returns puts them in place, all at once: each by
 * itself would lay out anew the page that is about to go.
 */
export async function loadStyles(styles: readonly Style[]): Promise<() => void> {
  const arrived = new Map<string, CSSStyleSheet>();
  let isInPlace = false;
  const loading = styles.filter(isMissing).map(async ({ id, href }) => {
    const sheet = await sheetOf(href);
    if (sheet && isInPlace) adopt(id, sheet);
    else if (sheet) arrived.set(id, sheet);
  });
  await Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, patience))]);
  return () => {
    isInPlace = true;
    for (const [id, sheet] of arrived) adopt(id, sheet);
  };
}
