/** The room that the side search panel takes, by the width of the window (SPEC section 2, Layout; themes/_base/frame.css). */
const steps = [
  { from: 0, to: 1024, space: 0 },
  { from: 1025, to: 1248, space: 410 },
  { from: 1249, to: Number.POSITIVE_INFINITY, space: 432 },
] as const;

type Range = { from: number; to: number };

/** The widths of the window at which the room beside the panel is between `least` and `most`, both included. */
function windowsFor(least: number, most: number): Range[] {
  const found: Range[] = [];
  for (const { from, to, space } of steps) {
    const range = { from: Math.max(from, least + space), to: Math.min(to, most + space) };
    if (least === 0) range.from = from;
    if (range.from > range.to) continue;
    const last = found.at(-1);
    if (last && range.from <= last.to + 1) last.to = range.to;
    else found.push(range);
  }
  return found;
}

const condition = ({ from, to }: Range): string =>
  [from > 0 && `(min-width: ${from}px)`, to < Number.POSITIVE_INFINITY && `(max-width: ${to}px)`]
    .filter(Boolean)
    .join(' and ');

/** `(max-width: 768px)`, or `(width <= 768px)` as minifiers write it. */
const feature = /\((?:(max|min)-width:\s*(\d+)px|width\s*(<=|>=)\s*(\d+)px)\)/;

/** The queries, one of which holds where the given one is to. A list, as `or` within a query is unknown before Safari 16.4. */
function besideQueries(query: string): string[] {
  const match = feature.exec(query);
  if (!match) return [query];
  const [found, side, width, sign, bound] = match;
  const limit = Number(width ?? bound);
  const isMost = side === 'max' || sign === '<=';
  const ranges = isMost ? windowsFor(0, limit) : windowsFor(limit, Number.POSITIVE_INFINITY);
  const rest = besideQueries(query.slice(match.index + found.length));
  return ranges.flatMap((range) => rest.map((end) => query.slice(0, match.index) + condition(range) + end));
}

/**
 * Stylesheets measure the window, but beside the search panel a page has less room than that. This rewrites their
 * queries so that they hold where the *room* is as wide as they ask, and `vw` so that it is a hundredth of the room:
 * a page beside the panel looks as it does in a window of that width. Only for sites that have the panel.
 */
export function panelMediaQueries(css: string): string {
  return css
    .replace(/@media([^{]+)/g, (_, queries: string) => `@media${queries.split(',').flatMap(besideQueries)}`)
    .replace(
      /(?<![\w.-])(-?)(\d*\.?\d+)vw\b/g,
      (_, sign: string, amount: string) => `calc(${sign}${amount} * var(--vw))`,
    );
}
