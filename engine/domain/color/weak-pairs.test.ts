import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { registryOnDisk } from '#registry/manifest.disk.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { weakPairs } from './weak-pairs.ts';

const { templates } = await registryOnDisk();
const tokens = (theme: string) => {
  const found = templates.get(theme);
  if (!found) throw new Error(`no template ${theme}`);
  return found.tokens;
};

test.each([...templates.keys()])('every pair of %s can be read', (theme) => {
  // Overriding each token with itself makes every pair count.
  const same = Object.fromEntries(
    contrastPairs
      .flatMap(({ text, ground }) => [text, ground])
      .map((name) => [name, `${tokenValue(theme, name)}`]),
  );
  expect(weakPairs(tokens(theme), same)).toEqual([]);
});

test('an override that takes the contrast from a pair is found, through references too', () => {
  const found = weakPairs(tokens('commerce'), { 'color.text': '#ddd' });
  expect(found.map(({ text }) => text)).toContain('color.text');
  expect(new Set(found.flatMap((pair) => pair.tokens))).toEqual(new Set(['color.text']));
  const light = weakPairs(tokens('commerce'), {
    'color.primary.500': '#ffe',
    'color.primary.600': '#ffe',
    'color.primary.700': '#ffe',
  });
  expect(light.map(({ text, ground }) => `${text} ${ground}`)).toContain('color.accent color.bg');
  expect(weakPairs(tokens('commerce'), { 'color.text': '#111' })).toEqual([]);
});

function tokenValue(theme: string, name: string): unknown {
  const read = (folder: string) => JSON.parse(readFileSync(`themes/${folder}/tokens.json`, 'utf8'));
  const at = (tree: unknown) =>
    name
      .split('.')
      .reduce((value: unknown, part) => (value as Record<string, unknown> | undefined)?.[part], tree);
  return at(read(theme)) ?? at(read('_base'));
}
