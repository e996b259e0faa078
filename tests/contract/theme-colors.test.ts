import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { describe, expect, test } from 'vitest';
import { contrastPairs } from '#engine/domain/color/contrast-pairs.ts';
import { flattenTokens } from '#engine/resolve/theme-css.ts';

const folder = join(import.meta.dirname, '../../themes');

const read = (theme: string): [string, string][] =>
  flattenTokens(JSON.parse(readFileSync(join(folder, theme, 'tokens.json'), 'utf8')));

const themes = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_base')
  .map(({ name }) => name);

describe.each(themes)('theme %s', (theme) => {
  const values = new Map([...read('_base'), ...read(theme)]);

  test.each(contrastPairs)('$text contrasts with $ground', ({ text, ground, atLeast }) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(atLeast);
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
        if (!reference.startsWith('--font-placeholder')) expect(names, name).toContain(reference);
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
    const value = values.get(name);
    if (!value) throw new Error(`No token ${name}`);
    const reference = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
    if (!reference) return value;
    const scaled = `color.${reference.replace(/-(\d+)$/, '.$1')}`;
    return resolve(values.has(scaled) ? scaled : `color.${reference}`);
  }
});

test('every text and background that a rule of the stylesheets puts together is a known pair', () => {
  const known = new Set(contrastPairs.map(({ text, ground }) => `${text} on ${ground}`));
  const token = (value: string | undefined) => {
    const [name, ...more] = [...(value ?? '').matchAll(/var\(--color-([\w-]+)\)/g)].map(([, one]) => one);
    return name && more.length === 0 ? `color.${name.replace(/-(\d+)$/, '.$1')}` : undefined;
  };
  const found = new Set<string>();
  for (const file of globSync('{blocks,themes}/**/*.css'))
    parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      const of = (names: string[]) =>
        rule.nodes.findLast((node) => node.type === 'decl' && names.includes(node.prop)) as
          | { value: string }
          | undefined;
      const [text, ground] = [
        token(of(['color'])?.value),
        token(of(['background', 'background-color'])?.value),
      ];
      // What is behind a transparent overlay is not known.
      if (text && ground && ground !== 'color.overlay') found.add(`${text} on ${ground}`);
    });
  expect(found.size).toBeGreaterThan(10);
  expect([...found].filter((pair) => !known.has(pair))).toEqual([]);
});

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminanceOf(hex: string): number {
  const parts = /^#(..)(..)(..)$/.exec(hex);
  if (!parts) throw new Error(`${hex} is not a hex color`);
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
