import { expect, test } from 'vitest';
import { propertiesCss, themeProperties } from './theme-css.ts';

const properties = themeProperties(
  { color: { ink: '{}', red: { 500: '#f00' }, accent: 'var(--color-red-500)' } },
  { 'color.ink': '#222' },
);

test('tokens are custom properties, overridden by the partner’s', () => {
  expect(propertiesCss(properties)).toBe(
    '@layer tokens{:root{--color-ink:#222;--color-red-500:#f00;--color-accent:var(--color-red-500)}}',
  );
});

test('used properties are included, and those they refer to', () => {
  expect(propertiesCss(properties, ['--color-accent', '--unknown'])).toBe(
    '@layer tokens{:root{--color-red-500:#f00;--color-accent:var(--color-red-500)}}',
  );
  expect(propertiesCss(properties, [])).toBe('@layer tokens{:root{}}');
});
