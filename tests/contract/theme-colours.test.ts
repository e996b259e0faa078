import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flattenTokens } from '#engine/resolve/theme-css.ts';

const folder = join(import.meta.dirname, '../../themes');

const read = (theme: string): [string, string][] =>
  flattenTokens(JSON.parse(readFileSync(join(folder, theme, 'tokens.json'), 'utf8')));

const themes = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_base')
  .map(({ name }) => name);

/** Text and its backgrounds, WCAG 2.2 AA (1.4.3). */
const texts: [string, string[]][] = [
  ['text', ['bg', 'surface', 'surface-alt', 'accent-soft']],
  ['text-muted', ['bg', 'surface', 'surface-alt']],
  ['accent', ['bg', 'surface', 'surface-alt']],
  ['accent-strong', ['bg', 'surface', 'surface-alt', 'accent-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['sale', ['bg', 'surface', 'surface-alt']],
  ['danger', ['bg', 'surface', 'surface-alt']],
  ['success', ['bg', 'surface', 'surface-alt']],
  ['text-inverse', ['gray-900', 'primary-700', 'accent', 'sale', 'danger', 'success']],
  ['white', ['sale', 'success', 'gray-900']],
  // Colours of a dark section in section.css.
  ['red-200', ['gray-900', 'primary-700']],
  ['green-200', ['gray-900', 'primary-700']],
];

/** Non-text elements that must be distinguishable: borders of controls, the focus ring (1.4.11). */
const signs: [string, string[]][] = [
  ['line-strong', ['bg', 'surface', 'surface-alt']],
  ['focus', ['bg', 'surface', 'surface-alt']],
];

describe.each(themes)('theme %s', (theme) => {
  const values = new Map([...read('_base'), ...read(theme)]);

  test.each(pairs(texts))('text %s can be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(signs))('%s can be seen on %s', (sign, ground) => {
    expect(contrast(sign, ground)).toBeGreaterThanOrEqual(3);
  });

  test('no token has a name that the base does not have', () => {
    const known = new Set(read('_base').map(([name]) => name));
    const perLanguage = /^font\.(body|heading|display)-(en|ja|ko|zh)$/;
    expect(read(theme).filter(([name]) => !known.has(name) && !perLanguage.test(name))).toEqual([]);
  });

  test('every reference resolves to a token', () => {
    const names = new Set([...values.keys()].map((name) => `--${name.replaceAll('.', '-')}`));
    for (const [name, value] of values)
      for (const [reference] of String(value).matchAll(/--[\w-]+/g))
        if (!reference.startsWith('--font-hold')) expect(names, name).toContain(reference);
  });

  test('overriding the primary scale changes accents', () => {
    expect(String(values.get('color.accent'))).toMatch(/var\(--color-primary-/);
  });

  function contrast(a: string, b: string): number {
    const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  }

  function luminance(name: string): number {
    return luminanceOf(resolve(name));
  }

  function resolve(name: string): string {
    const key = `color.${name.replace(/-(\d+)$/, '.$1')}`;
    const value = values.get(key) ?? values.get(`color.${name}`);
    if (!value) throw new Error(`No token color.${name}`);
    const reference = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
    return reference ? resolve(reference) : value;
  }
});

const pairs = (table: [string, string[]][]) =>
  table.flatMap(([a, grounds]) => grounds.map((b) => [a, b] as const));
/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminanceOf(hex: string): number {
  const parts = /^#(..)(..)(..)$/.exec(hex);
  if (!parts) throw new Error(`${hex} is not a hex colour`);
  const [r, g, b] = parts.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const scales = 'primary secondary tertiary gray pink red orange yellow green sky blue purple'.split(' ');
const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];

test.each(['_base', ...themes])('every scale of %s grows darker from 50 to 900', (theme) => {
  const values = new Map([...read('_base'), ...read(theme)]);
  for (const scale of scales) {
    const lights = steps.map((step) => luminanceOf(values.get(`color.${scale}.${step}`) ?? ''));
    expect(
      [...lights].sort((x, y) => y - x),
      scale,
    ).toEqual(lights);
  }
});

test('numbers of SPEC section 9 have their specified values', () => {
  const values = Object.fromEntries(read('_base'));
  expect(values).toMatchObject({
    'header.height': '52px',
    'subnav.height': '48px',
    'page.max': '1200px',
    'footer.max': '768px',
    'z.footer': '3',
    'z.cart': '7',
    'z.floating': '8',
    'z.search': '9',
    'z.header': '20',
    'z.popup': '30',
    'z.alert-background': '100',
    'z.modal': '110',
    'z.alert': '120',
    'z.toast': '500',
    'text.10': '0.625rem',
    'text.32': '2rem',
  });
});
