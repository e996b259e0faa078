import { expect, test } from 'vitest';
import { panelMediaQueries } from './panel-media-queries.ts';

/** The width that the frame leaves for a page in a window of that width. */
const roomIn = (width: number) => (width <= 1024 ? width : width - (width <= 1248 ? 410 : 432));

/** Evaluates a query in the grammar that `panelMediaQueries` writes. */
function holds(query: string, width: number): boolean {
  const code = query
    .replace(/^@media\s*/, '')
    .replaceAll(',', ' || ')
    .replace(/\(max-width: (\d+)px\)/g, `(${width} <= $1)`)
    .replace(/\(min-width: (\d+)px\)/g, `(${width} >= $1)`)
    .replaceAll(' and ', ' && ');
  return new Function(`return ${code}`)() as boolean;
}

test.each([514, 768, 1024, 1248])('rules for page widths up to %i px apply exactly there', (limit) => {
  const query = panelMediaQueries(`@media (max-width: ${limit}px)`);
  const opposite = panelMediaQueries(`@media (min-width: ${limit + 1}px)`);
  for (let width = 320; width <= 2600; width += 1) {
    expect(holds(query, width), `${query} at ${width}`).toBe(roomIn(width) <= limit);
    expect(holds(opposite, width), `${opposite} at ${width}`).toBe(roomIn(width) > limit);
  }
});

test('minified queries are understood', () => {
  expect(panelMediaQueries('@media (width<=1248px){a{b:c}}')).toBe('@media (max-width: 1680px){a{b:c}}');
  expect(panelMediaQueries('@media (width>=1249px){a{b:c}}')).toBe('@media (min-width: 1681px){a{b:c}}');
});

test('several widths in one query and query lists are rewritten, without syntax unknown to old browsers', () => {
  const query = '@media screen and (min-width: 515px) and (max-width: 768px), (min-width: 1249px)';
  expect(panelMediaQueries(query)).toBe(
    '@media screen and (min-width: 515px) and (max-width: 768px),' +
      ' screen and (min-width: 515px) and (min-width: 1025px) and (max-width: 1178px), (min-width: 1681px)',
  );
});

test('other features and rules are left unchanged', () => {
  const css = '@media (prefers-reduced-motion: reduce) and (hover: hover){.a{max-width: 768px}}';
  expect(panelMediaQueries(css)).toBe(css);
});

test('lengths in vw are rewritten too', () => {
  expect(panelMediaQueries('a{width:100vw}')).toBe('a{width:calc(100 * var(--vw))}');
});
