import { expect, test } from 'vitest';
import { tokenNames } from '#engine/resolve/theme-css.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { groupOf, groupTokens } from './token-groups.ts';

test('every token of every template has a group of its own', async () => {
  const { templates } = await registryOnDisk();
  for (const { tokens } of templates.values())
    expect(tokenNames(tokens).filter((name) => groupOf(name) === 'others')).toEqual([]);
});

test('fonts of languages that the site does not have, and derived ones, are left out unless they are changed', () => {
  const tokens = ['font.body', 'font.body-default', 'font.heading-ja', 'font.others-ja', 'color.bg'];
  expect(groupTokens(tokens, [], ['ko', 'en']).get('fonts')).toEqual(['font.body-default']);
  expect(groupTokens(tokens, ['font.body'], ['ja']).get('fonts')).toEqual([
    'font.body',
    'font.body-default',
    'font.heading-ja',
  ]);
});

test('a token that the document sets and the template lacks is shown', () => {
  const groups = groupTokens(['color.bg'], ['brand.x'], ['ko']);
  expect([...groups]).toEqual([
    ['colors', ['color.bg']],
    ['others', ['brand.x']],
  ]);
});
