// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { onEvent } from '#engine/browser/events/on-event.ts';
import type { SiteEvent } from '#schemas/site/site-event.ts';
import { emitClick } from './clicks.ts';
import { onClick } from './on-click.ts';
import { readClick, readPage } from './read-page.ts';

let events: SiteEvent[];
let stop = () => {};
beforeEach(() => {
  stop();
  const own: SiteEvent[] = [];
  stop = onEvent((event) => own.push(event));
  own.length = 0;
  events = own;
  sessionStorage.clear();
  document.documentElement.lang = 'ko';
});

const item = (id: number) =>
  `data-item='${JSON.stringify({ id, name: `시술 ${id}`, price: 1000, currency: 'KRW' })}'`;
const view = (path: string, html = '') => {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<main id="main">${html}</main>`;
  const url = location.href.split('#')[0] as string;
  readPage({ name: 'page_view', id: '1', at: 0, title: '', url, path: location.pathname, referrer: '' });
};

test('the treatment of a page is viewed, and those of lists on it are a list', () => {
  view('/products/1', `<article ${item(1)} data-item-main></article><article ${item(2)}></article>`);
  expect(events).toMatchObject([
    { name: 'view_item', items: [{ id: 1, name: '시술 1', price: 1000 }] },
    { name: 'view_item_list', list: '/products/1', items: [{ id: 2 }] },
  ]);
});

test('a page without treatments shows none, and a long list is cut', () => {
  view('/cscenter/faq', '<p>FAQ</p>');
  expect(events).toEqual([]);
  view('/products', Array.from({ length: 60 }, (_, id) => `<article ${item(id)}></article>`).join(''));
  expect(events[0]).toMatchObject({ name: 'view_item_list' });
  expect((events[0] as { items: object[] }).items).toHaveLength(20);
});

test('a search is reported once per keyword, not for each of its pages', () => {
  view('/search?keyword=%EB%A6%AC%ED%94%84%ED%8C%85');
  view('/search?keyword=%EB%A6%AC%ED%94%84%ED%8C%85&page=2');
  view('/search?keyword=');
  expect(events).toMatchObject([{ name: 'search', keyword: '리프팅' }]);
});

test('another language than on the page before is a change, the first one is not', () => {
  view('/');
  document.documentElement.lang = 'en';
  view('/en');
  view('/en/products');
  expect(events).toMatchObject([{ name: 'language_change', from: 'ko', to: 'en' }]);
});

test('a view of a page that is gone reads nothing', () => {
  view('/');
  const gone = {
    name: 'page_view',
    id: '1',
    at: 0,
    title: '',
    url: 'http://x.example/',
    path: '/',
    referrer: '',
  };
  document.body.innerHTML = `<main id="main"><article ${item(1)}></article></main>`;
  readPage(gone as SiteEvent);
  expect(events).toEqual([]);
});

/** Reports the click on an element. */
const click = (target: Element | null) => emitClick(target as Element);
onClick(readClick, false);

test('following the link of a card selects its treatment, a click beside it does not', () => {
  view('/products', `<article ${item(3)}><a href="/products/3"><b>이름</b></a><p>설명</p></article>`);
  events.length = 0;
  click(document.querySelector('p'));
  click(document.querySelector('b'));
  expect(events).toMatchObject([{ name: 'select_item', list: '/products', items: [{ id: 3 }] }]);
});

test.each([
  ['<a href="tel:+82-2-555-0101">전화</a>', 'phone'],
  ['<a href="https://pf.kakao.com/_bomnal">카카오톡</a>', 'kakaotalk'],
  ['<a href="https://talk.naver.com/bomnal">톡톡</a>', 'naver-talktalk'],
  ['<a href="https://line.me/R/ti/p/%40bomnal">LINE</a>', 'line'],
  ['<a href="https://wa.me/8225550101">WhatsApp</a>', 'whatsapp'],
  ['<button data-chat>상담</button>', 'channel-talk'],
])('%s is contact by %s, without the number or account', (html, channel) => {
  view('/', html);
  click(document.querySelector('a, button'));
  expect(events).toMatchObject([{ name: 'contact_click', channel }]);
  // A time or an id may have these digits by chance.
  expect(JSON.stringify(events, (key, value) => (/^(at|id)$/.test(key) ? '' : value))).not.toMatch(
    /bomnal|555/,
  );
});

test('other links are no contact', () => {
  view('/', '<a href="https://example.com/line.me">x</a><a>y</a>');
  for (const link of document.querySelectorAll('a')) click(link);
  expect(events).toEqual([]);
});
