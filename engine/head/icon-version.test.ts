import { expect, test } from 'vitest';
import { iconVersion } from './icon-version.ts';

const at = '2026-03-02T01:00:00.000Z';
const versionOf = (partnerIconImageUrl: string | null, faviconUpdatedAt: string | null = at) =>
  iconVersion({ faviconUpdatedAt }, { partnerIconImageUrl });

test('without a chosen icon, the version is when the file changed', () => {
  expect(versionOf(null)).toBe(`?v=${Date.parse(at)}`);
  expect(versionOf(null, null)).toBe('');
});

test('the version changes with the chosen icon, its own version and the file', () => {
  const versions = [
    versionOf(null),
    versionOf('/files/bomnal/tooth.webp'),
    versionOf('/files/bomnal/tooth.webp?v=2'),
    versionOf('/files/bomnal/tooth.webp', null),
  ];
  expect(new Set(versions).size).toBe(4);
  for (const version of versions) expect(version).toMatch(/^\?v=\d{1,15}$/);
  expect(versionOf('/files/bomnal/tooth.webp')).toBe(versions[1]);
});
