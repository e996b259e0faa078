import { expect, test } from 'vitest';
import { tokenNames } from '#engine/resolve/theme-css.ts';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { tokenLabel } from './token-labels.ts';

test('every token of every template has a label, and one of a scale names its step', async () => {
  const { templates } = await registryOnDisk();
  const names = [...templates.values()].flatMap(({ tokens }) => tokenNames(tokens));
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !tokenLabel(name))).toEqual([]);
  expect(tokenLabel('color.primary.500')?.en[0]).toBe('Main color: 500');
  expect(tokenLabel('font.heading-ja')?.ko[0]).toBe('제목 글꼴: ja');
});

test('a token that no theme has, has no label', () => {
  expect(tokenLabel('color.brand')).toBeUndefined();
  expect(tokenLabel('constructor')).toBeUndefined();
});
