import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flattenTokens } from '#engine/resolve/theme-css.ts';
import { tokenOverrides } from './theme.ts';
import { tokenProblem } from './token-problem.ts';

const reads = (name: string, value: string | number) => tokenOverrides.safeParse({ [name]: value }).success;
const accepts = (name: string, value: string | number) =>
  reads(name, value) && tokenProblem(name, value) === undefined;

test.each(['_base', 'commerce', 'hybrid', 'branding'])('a partner could set every token of %s', (theme) => {
  const file = join(import.meta.dirname, '../../themes', theme, 'tokens.json');
  for (const [name, value] of flattenTokens(JSON.parse(readFileSync(file, 'utf8'))))
    if (name.includes('.')) expect([name, accepts(name, value)]).toEqual([name, true]);
});

test.each([
  'red;}body{display:none',
  'red}',
  '</style><script>',
  '#fff/*',
  '(',
  'calc(1px',
  '1px)',
  '1px) (',
  '"open',
  "it's",
  'url(https://a.example/x.png)',
  'URL("x.png")',
  'image-set("x.png" 1x)',
  '\\75rl(x.png)',
  'red !important',
  '@import "x"',
  '[',
  'a\nb"',
  '',
  ' ',
  'x'.repeat(501),
])('%j is not a valid token', (value) => {
  expect([accepts('color.bg', value), accepts('shadow.1', value)]).toEqual([false, false]);
});

test.each(['red;color:red', '(', 'calc([1px)', '"a\nb"', '/*', 'url(x)', 'x, -webkit-image-set("x.png" 1x)'])(
  '%j is refused even in a published document',
  (value) => {
    expect(reads('shadow.1', value)).toBe(false);
  },
);

test.each(['rde', '7a5c45', '12px', '"red"', 5, 'var(--color-bg) url(x)'])(
  '%j is not a valid color',
  (value) => {
    expect(accepts('color.accent', value)).toBe(false);
  },
);

test.each([
  ['var(--a,'.repeat(100_000), 'red', ')'.repeat(100_000)].join(''),
  `rgb(${'1'.repeat(200_000)}x 0 0)`,
  'x'.repeat(500_000),
])('a value that is too long is refused without being parsed', (value) => {
  // Parsing it would take minutes.
  expect(accepts('color.bg', value)).toBe(false);
});

test('other tokens are lengths, numbers, font lists and functions that compute them', () => {
  expect(accepts('font.body', '"Nanum Myeongjo", \'맑은 고딕\', var(--font-others-default)')).toBe(true);
  expect(accepts('section.gap', 'clamp(3rem, 2rem + (4.4vw * 2), 5.5rem)')).toBe(true);
  expect(accepts('z.toast', 500)).toBe(true);
});
