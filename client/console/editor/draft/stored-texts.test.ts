// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { storeText, unsavedTextsOfClosedTabs } from './stored-texts.ts';

beforeEach(() => localStorage.clear());
const bomnal = { code: 'bomnal', operatorId: 1 };
const unsaved = { text: '{}', saved: { id: 1, version: 2, text: '{ }' }, base: 3 };

test('What a closed tab left is found, of this site and operator alone', () => {
  storeText(localStorage, bomnal, 'closed', unsaved);
  storeText(localStorage, bomnal, 'open', unsaved);
  storeText(localStorage, { ...bomnal, code: 'haru' }, 'closed', unsaved);
  storeText(localStorage, { ...bomnal, operatorId: 2 }, 'closed', unsaved);
  expect(unsavedTextsOfClosedTabs(localStorage, bomnal, ['open'])).toEqual([
    { ...unsaved, tab: 'closed', at: expect.any(Number) },
  ]);
});

test('Nothing is found once it is saved, nor anything that is damaged', () => {
  storeText(localStorage, bomnal, 'closed', unsaved);
  storeText(localStorage, bomnal, 'closed', null);
  localStorage.setItem('maru:unsaved:1:bomnal:damaged', '{"text": 1}');
  expect(unsavedTextsOfClosedTabs(localStorage, bomnal, [])).toEqual([]);
});

/** A browser with room for this many characters. */
const storageOf = (room: number) => {
  const values: string[] = [];
  const setItem = (_: string, value: string) => {
    if (value.length > room) throw new DOMException('', 'QuotaExceededError');
    values.push(value);
  };
  return { values, storage: { setItem } as unknown as Storage };
};

test('Where the browser lacks room, the text is stored without those that the server has', () => {
  const long = 'x'.repeat(1_000);
  const all = { text: 'typed', saved: { id: 1, version: 2, text: long }, base: 3, sent: [long] };
  const stored = [3_000, 1_500, 500].map((room) => {
    const { values, storage } = storageOf(room);
    expect(storeText(storage, bomnal, 'tab', all)).toBe(true);
    return JSON.parse(values[0] ?? '');
  });
  expect(stored).toMatchObject([
    all,
    { ...all, sent: [] },
    { ...all, sent: [], saved: { id: 1, version: 2, text: '' } },
  ]);
});

test('A full browser reports it', () => {
  expect(storeText(storageOf(0).storage, bomnal, 'tab', unsaved)).toBe(false);
});
