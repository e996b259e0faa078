// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import RecentSearches from '#blocks/RecentSearches/index.tsx';
import { rereadStorage } from '#client/visitor/lifecycle/reread-storage.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { fillRecentSearches } from './recent-searches.ts';
import { showRecentSearches, startRecentSearches } from './start-recent-searches.ts';

const key = 'booster-search-keyword';
const { html } = renderForTest({ component: RecentSearches, messages: {} }, { data: {} });
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const section = () => document.querySelector('section') as HTMLElement;
const shown = () => [...section().querySelectorAll('ul a')].map((link) => link.textContent);
const press = (name: string) => {
  const button = section().querySelector<HTMLElement>(`[aria-label="${name}"]`);
  button?.focus();
  button?.click();
};

startRecentSearches();

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<main><input name="keyword">${html}</main>`;
});

test('without searches there is no list', () => {
  fillRecentSearches(document);
  expect(section().hidden).toBe(true);
});

test('recent searches are listed, removed one by one or all at once, and synced from other tabs', async () => {
  localStorage.setItem(key, JSON.stringify(['laser', '<b>peel</b>', 'filler']));
  showRecentSearches(document);
  await vi.waitFor(() => expect(section().hidden).toBe(false), waitTimeoutMs);
  expect([section().hidden, ...shown()]).toEqual([false, 'laser', '<b>peel</b>', 'filler']);
  expect(section().querySelector('ul a')?.getAttribute('href')).toMatch(/\/search\?keyword=laser$/);
  press('Remove recent search <b>peel</b>');
  expect([shown(), stored()]).toEqual([
    ['laser', 'filler'],
    ['laser', 'filler'],
  ]);
  localStorage.setItem(key, JSON.stringify(['other tab']));
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(shown()).toEqual(['other tab']);
  section().querySelector<HTMLElement>('[data-recent-clear]')?.click();
  expect([section().hidden, stored()]).toEqual([true, []]);
});

test('a restored page lists what was stored meanwhile', async () => {
  rereadStorage();
  localStorage.setItem(key, JSON.stringify(['laser']));
  showRecentSearches(document);
  await vi.waitFor(() => expect(shown()).toEqual(['laser']), waitTimeoutMs);
  localStorage.setItem(key, JSON.stringify(['filler', 'laser']));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shown()).toEqual(['filler', 'laser']);
});

test('the removed search is the one in the row, even if the list has changed since', async () => {
  localStorage.setItem(key, JSON.stringify(['laser', 'peel']));
  showRecentSearches(document);
  await vi.waitFor(() => expect(section().hidden).toBe(false), waitTimeoutMs);
  localStorage.setItem(key, JSON.stringify(['filler', 'laser', 'peel']));
  press('Remove recent search laser');
  expect([shown(), stored()]).toEqual([
    ['filler', 'peel'],
    ['filler', 'peel'],
  ]);
});

test('the focus stays in the list, and moves to the search box when the list is empty', async () => {
  localStorage.setItem(key, JSON.stringify(['a', 'b', 'c']));
  showRecentSearches(document);
  await vi.waitFor(() => expect(section().hidden).toBe(false), waitTimeoutMs);
  press('Remove recent search b');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove recent search c');
  press('Remove recent search c');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove recent search a');
  press('Remove recent search a');
  expect(document.activeElement).toBe(document.querySelector('input'));
});
