import { expect, test } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { nameOfWay } from './name-of-way.ts';

test.each<[Json, string | undefined]>([
  [{ station: { ko: '강남역', en: 'Gangnam' }, line: { ko: '2호선' } }, '강남역, 2호선'],
  [{ stop: { en: 'Town hall' }, lines: [] }, 'Town hall'],
  [{ kind: 'main', numbers: ['140', '341'] }, '140, 341'],
  [{ station: '', line: '' }, undefined],
  [{ name: { ko: '강남' } }, undefined],
  ['140', undefined],
])('a way is known by its place: %j', (item, name) => {
  expect(nameOfWay(item, 'ko')).toBe(name);
});
