import { panelUnits } from '#engine/styles/panel-units.ts';

/** Width of the side search panel by window width (SPEC section 2, Layout; themes/_base/frame.css). */
const steps = [
  { from: 0, to: 1024, space: 0 },
  { from: 1025, to: 1248, space: 410 },
  { from: 1249, to: Number.POSITIVE_INFINITY, space: 432 },
] as const;

type Range = { from: number; to: number };

/** The window widths at which the width beside the panel is between `least` and `most`, inclusive. */
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

/** `(max-width: 768px)`, or `(width <= 768px)` in minified CSS. */
const feature = /\((?:(max|min)-width:\s*(\d+)px|width\s*(<=|>=)\s*(\d+)px)\)/;

/** Queries that together match where the given one should. A list, because Safari before 16.4 does not support `or`. */
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
 * Media queries measure the window, but a page beside the search panel is narrower. This rewrites queries to match by
 * the width of the *page*, and `vw` to a hundredth of it: a page beside the panel looks like one in a window of that
 * width. Only for sites with the panel.
 */
export const panelMediaQueries = (css: string): string =>
  panelUnits(
    css.replace(
      /@media([^{]+)/g,
      (_, queries: string) => `@media${queries.split(',').flatMap(besideQueries)}`,
    ),
  );
