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

test('A full browser reports it', () => {
  const full = {
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  };
  expect(storeText(full as unknown as Storage, bomnal, 'tab', unsaved)).toBe(false);
});
