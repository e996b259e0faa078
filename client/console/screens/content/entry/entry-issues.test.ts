import { expect, test } from 'vitest';
import { contentLists } from '#schemas/content/lists.ts';
import { editableLists } from '#schemas/operator/entry-calls.ts';
import { type Fields, issuesOf, placeIssues } from './entry-issues.ts';
import { newEntry } from './new-entry.ts';

const text = { ko: '글' };
const offer = { title: text, image: '/files/han/a.webp', description: text };

test.each([
  [
    'notices',
    { title: { en: 'Only' }, content: text, createdAt: '2026-06-15T00:00:00Z' },
    'title',
    'main-language',
  ],
  [
    'schedules',
    { kind: 'closure', title: text, date: '2026-06-15', endDate: '2026-06-14' },
    'endDate',
    'days',
  ],
  ['schedules', { kind: 'special', title: text, date: '2026-06-15', openAt: '10:00' }, 'closeAt', 'times'],
  [
    'schedules',
    { kind: 'closure', title: text, date: '2026-06-15', hasHolidayHours: true },
    'hasHolidayHours',
    'invalid',
  ],
  ['exhibitions', { ...offer, startAt: '2026-06-15T00:00:00Z' }, 'endAt', 'period'],
  ['exhibitions', offer, 'startAt', 'period'],
  ['notices', { title: text, content: text, createdAt: '0000-01-01T00:00:00Z' }, 'createdAt', 'invalid'],
  ['exhibitions', { ...offer, image: '', isAlways: true }, 'image', 'missing'],
  [
    'terms',
    { type: 'privacy-policy', title: text, content: text, effectiveDate: 'soon' },
    'effectiveDate',
    'invalid',
  ],
] as const)('%s: an issue is at the field that is to be changed: %o', (list, entry, at, problem) => {
  expect(issuesOf(list, entry as unknown as Fields, 'ko')).toEqual([{ path: [at], problem }]);
});

test('A second price of an option is an issue of that option', () => {
  const price = { productId: 1, option: 1, price: 1 };
  const event = { title: text, isAlways: true, prices: [price, price] };
  expect(issuesOf('events', event as unknown as Fields, 'ko')).toEqual([
    { path: ['prices', 1, 'option'], problem: 'second-price' },
  ]);
});

test('Entries that do not exist are an issue of the field that has them all', () => {
  const refused = [0, 1].map((at) => ({
    path: ['categoryIds', at],
    problem: 'reference' as const,
    message: '',
  }));
  expect(placeIssues(refused, { categoryIds: [8, 9] })).toEqual([
    { path: ['categoryIds'], problem: 'reference' },
  ]);
});

test.each(editableLists)('%s: a new entry lacks only what a person has to write or choose', (list) => {
  const entry = newEntry(list, { now: '2026-06-15T10:30', timeZone: 'Asia/Seoul', only: undefined });
  const missing = issuesOf(list, entry, 'ko');
  expect(missing.length).toBeGreaterThan(0);
  for (const { path, problem } of missing) expect([path, problem]).toEqual([path, 'missing']);
  const { shape } = contentLists[list].entry as {
    shape?: object;
  } & (typeof contentLists)[typeof list]['entry'];
  for (const name of Object.keys(entry)) expect(Object.keys(shape ?? {})).toContain(name);
});

test('A new entry belongs to another one by itself only if there is no choice', () => {
  const start = { now: '2026-06-15T10:30', timeZone: 'Asia/Seoul' };
  expect(newEntry('products', { ...start, only: 3 })).toMatchObject({ categoryIds: [3] });
  expect(newEntry('products', { ...start, only: undefined })).toMatchObject({ categoryIds: [] });
  expect(newEntry('events', { ...start, only: undefined })).toMatchObject({ prices: [{ option: 1 }] });
});

test('An offer begins today by the clinic’s calendar', () => {
  const start = { now: '2026-06-15T00:30', timeZone: 'Asia/Seoul', only: undefined };
  expect(newEntry('exhibitions', start)).toMatchObject({
    startAt: '2026-06-14T15:00:00.000Z',
    endAt: '2026-07-14T15:00:00.000Z',
  });
  expect(newEntry('schedules', start)).toMatchObject({ date: '2026-06-15' });
});
