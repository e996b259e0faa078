// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { startSearch } from './start-search.ts';

startSearch();
const key = 'booster-search-keyword';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const box = () => document.querySelector('input') as HTMLInputElement;

// jsdom does not follow links or submit forms.
document.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('click', (event) => event.preventDefault());

const search = (keyword: string) => {
  box().value = keyword;
  document.querySelector('form')?.requestSubmit();
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<form data-search-form><input name="keyword"></form><a data-keyword href="/search?keyword=필러+%26"><b>필러</b></a>';
});

test('searches are stored, newest first', () => {
  search('리프팅');
  search(' laser ');
  expect(stored()).toEqual(['laser', '리프팅']);
});

test('a repeated search moves to the front', () => {
  for (const keyword of ['a', 'b', 'a']) search(keyword);
  expect(stored()).toEqual(['a', 'b']);
});

test('at most ten searches are stored', () => {
  for (let n = 1; n <= 12; n++) search(`word ${n}`);
  expect(stored()).toHaveLength(10);
  expect(stored()[0]).toBe('word 12');
});

test('an empty keyword is not stored', () => {
  search('');
  search('   ');
  expect(stored()).toBeNull();
});

test('a clicked keyword is stored like a typed one', () => {
  document.querySelector<HTMLElement>('b')?.click();
  expect(stored()).toEqual(['필러 &']);
});

test('corrupt storage is reset', () => {
  localStorage.setItem(key, '{broken');
  search('laser');
  expect(stored()).toEqual(['laser']);
  localStorage.setItem(key, '{"0":"x"}');
  search('peel');
  expect(stored()).toEqual(['peel']);
});

test('a storage error does not stop the search', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('quota');
  });
  expect(() => search('laser')).not.toThrow();
  refuse.mockRestore();
});

test('the page’s islands are notified', () => {
  const notified = vi.fn();
  addEventListener('storage', notified, { once: true });
  search('laser');
  expect(notified.mock.calls[0]?.[0]).toMatchObject({ key });
});

test('an empty required box gets the focus and shows no validation bubble', () => {
  box().required = true;
  const event = new Event('invalid', { cancelable: true });
  box().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(box());
});

test('other forms are left alone', () => {
  document.body.innerHTML = '<form><input name="keyword" required></form>';
  search('laser');
  const event = new Event('invalid', { cancelable: true });
  box().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(stored()).toBeNull();
});
