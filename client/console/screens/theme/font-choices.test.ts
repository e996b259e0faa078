import { expect, test } from 'vitest';
import { flattenTokens } from '#engine/resolve/theme-css.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { familyOf, fontChoices } from './font-choices.ts';

const { templates } = await registryOnDisk();
const tokens = (code: string) => Object.fromEntries(flattenTokens(templates.get(code)?.tokens ?? {}));

test('a serif template offers its serif and its sans for headings and texts alike', () => {
  const families = (token: string) => fontChoices(token, tokens('branding')).map(({ family }) => family);
  expect(families('font.heading-default')).toEqual(['Noto Serif KR', 'Pretendard']);
  expect(families('font.body-default')).toEqual(['Pretendard', 'Noto Serif KR']);
  expect(families('font.heading-ja')).toContain('Shippori Mincho');
});

test('no choice leads back to the token itself', () => {
  for (const { value } of fontChoices('font.body-default', tokens('commerce')))
    expect(value).not.toBe('var(--font-heading-default)');
});

test('a circle of references ends', () => {
  const circle = { 'font.a': 'var(--font-b)', 'font.b': 'var(--font-a)' };
  expect(familyOf('var(--font-a)', circle)).toMatch(/^var/);
  expect(fontChoices('font.a', circle)).toHaveLength(1);
});
