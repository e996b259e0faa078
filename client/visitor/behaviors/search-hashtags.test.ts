// @vitest-environment jsdom
import { getDefaultStore } from 'jotai/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { commonAtom } from '#engine/browser/state/persisted-state.ts';
import { emptyCommon } from '#engine/browser/state/repair.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import messages from './search-hashtags.json' with { type: 'json' };
import { showHashtags, withHashtags } from './search-hashtags.ts';
import { startOverlays } from './start-overlays.ts';

// jsdom does not support constructable stylesheets.
CSSStyleSheet.prototype.replaceSync = () => {};
document.adoptedStyleSheets = [];
startOverlays();
const search =
  '<div id="around"><search><form action="/en/search" data-search-form=""><input name="keyword"></form></search></div>';
const treatment = '<ul class="ProductDetail-tags"><li>#리프팅</li><li>#당일 회복</li></ul>';
const box = () => document.querySelector('input') as HTMLInputElement;
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('#around ul a')];
const names = () => links().map(({ textContent }) => textContent);
const stored = () => JSON.parse(localStorage.getItem('common') ?? '{}').hashtags;

beforeEach(() => {
  document.documentElement.lang = 'ko';
  getDefaultStore().set(commonAtom, emptyCommon);
  localStorage.clear();
  document.body.innerHTML = search;
});

test('a treatment’s tags are stored and offered, on later pages too, newest first', () => {
  document.body.insertAdjacentHTML('beforeend', treatment);
  showHashtags(box());
  expect(stored()).toEqual([
    { text: '리프팅', languageCode: 'ko' },
    { text: '당일 회복', languageCode: 'ko' },
  ]);
  document.body.innerHTML = `${search}<ul class="ProductDetail-tags"><li>#Laser</li></ul>`;
  showHashtags(box());
  document.body.innerHTML = search;
  showHashtags(box());
  expect(names()).toEqual(['#Laser', '#리프팅', '#당일 회복']);
  expect(links()[2]?.getAttribute('href')).toMatch(/\/en\/search\?keyword=%EB%8B%B9%EC%9D%BC\+/);
  expect(links()[2]?.dataset.keyword).toBe('');
});

test('only tags in the page’s language are offered, also of treatments without a translation', () => {
  document.body.insertAdjacentHTML('beforeend', treatment);
  showHashtags(box());
  document.documentElement.lang = 'en';
  document.body.innerHTML = `${search}<ul class="ProductDetail-tags"><li>#Lifting</li></ul>`;
  showHashtags(box());
  expect(names()).toEqual(['#Lifting']);
  document.body.innerHTML = `${search}<ul class="ProductDetail-tags" lang="ko"><li>#필링</li></ul>`;
  showHashtags(box());
  expect(names()).toEqual(['#Lifting']);
  document.documentElement.lang = 'ja';
  showHashtags(box());
  expect(document.querySelector('#around section')).toBeNull();
  document.documentElement.lang = 'ko';
  document.body.innerHTML = search;
  showHashtags(box());
  expect(names()).toEqual(['#필링', '#리프팅', '#당일 회복']);
});

test('search results add their tags, product lists elsewhere do not', () => {
  const cards = '<ul class="Ui-productCard-tags"><li><mark>Pe</mark>el</li></ul>';
  document.body.insertAdjacentHTML('beforeend', cards);
  showHashtags(box());
  expect(names()).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', `<div class="SearchResults">${cards}</div>`);
  showHashtags(box());
  expect(names()).toEqual(['#Peel']);
});

test('nothing is shown without hashtags, and corrupt storage counts as empty', () => {
  localStorage.setItem('common', '{"hashtags":{"0":"x"}}');
  dispatchEvent(new StorageEvent('storage', { key: 'common' }));
  showHashtags(box());
  expect(document.querySelector('#around section')).toBeNull();
});

test('hashtags are limited in number, distinct and no longer than a keyword', () => {
  const tag = (text: string) => ({ text, languageCode: 'en' as const });
  const many = Array.from({ length: 12 }, (_, n) => tag(`tag ${n}`));
  const seen = ['tag 3', ' # new', '', 'x'.repeat(101)].map(tag);
  expect(withHashtags(many, seen).map(({ text }) => text)).toEqual([
    'tag 3',
    'new',
    'tag 0',
    'tag 1',
    'tag 2',
    'tag 4',
    'tag 5',
    'tag 6',
    'tag 7',
    'tag 8',
  ]);
});

test('focusing a search box shows them, labeled in the page’s language', async () => {
  document.body.insertAdjacentHTML('beforeend', `<button type="button">x</button>${treatment}`);
  document.querySelector('button')?.focus();
  expect(names()).toEqual([]);
  box().focus();
  await vi.waitFor(() => expect(names()).toEqual(['#리프팅', '#당일 회복']), waitTimeoutMs);
  const label = document.querySelector('#around ul')?.getAttribute('aria-labelledby') ?? '';
  expect(Object.values(messages.title)).toContain(document.getElementById(label)?.textContent);
});
