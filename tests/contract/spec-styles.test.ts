import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync(['blocks/**/*.css', 'themes/**/*.css', 'client/visitor/**/*.css']).map((path) => ({
  path,
  css: readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));

/** `max-width` of a range and `min-width` of the one above it: pc from 1249, tablet to 1248, and so on. */
const breakpoints = [1248, 1024, 768, 514];

test('layouts change only at the breakpoints of the specification', () => {
  const wrong = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(max|min)-width:\s*([\d.]+)px|width\s*([<>]=?)\s*([\d.]+)px/g)]
        .filter(([, side, width, sign, other]) => {
          const edge = Number(width ?? other);
          const isUpper = side === 'max' || sign === '<=' || sign === '>';
          return !breakpoints.includes(isUpper ? edge : edge - 1);
        })
        .map(([part]) => `${path}: ${part} → use ${breakpoints.join(', ')} (from above: one more)`),
    ),
  );
  expect(wrong).toEqual([]);
  const used = sheets.map(({ css }) => css).join('');
  for (const edge of breakpoints) expect(used, String(edge)).toMatch(new RegExp(`width: ${edge}px`));
});

test('only tokens of the stacking order set z-index', () => {
  const wrong = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/z-index:\s*([^;}]+)/g)]
      .map(([, value = '']) => value.trim())
      // Values one above or below a neighbor only order elements within a part of the page.
      .filter((value) => !/^(-1|0|1|2|auto)$/.test(value) && !value.includes('var(--z-'))
      .map((value) => `${path}: z-index ${value} → use a token of the stacking order (--z-…)`),
  );
  expect(wrong).toEqual([]);
});
