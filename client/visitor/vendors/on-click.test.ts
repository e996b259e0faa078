// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Click } from '#engine/browser/events/event-stream.ts';

let emitClick: typeof import('./clicks.ts').emitClick;
let onClick: typeof import('./on-click.ts').onClick;
beforeEach(async () => {
  vi.resetModules();
  ({ emitClick } = await import('./clicks.ts'));
  ({ onClick } = await import('./on-click.ts'));
  history.replaceState(null, '', '/products');
  document.body.innerHTML = `<article data-item='{"id":3}'><a href="/products/3"><b>이름</b></a></article>
    <article data-item='{"id":4}' data-item-main><a href="tel:1">전화</a></article><button data-chat>상담</button>`;
});
const click = (selector: string) => emitClick(document.querySelector(selector) as Element);

test('clicks from before anything reads them are passed as they were, though the page has changed', () => {
  click('b');
  history.replaceState(null, '', '/products/3');
  document.body.innerHTML = '';
  const read: Click[] = [];
  onClick((one) => read.push(one), true);
  expect(read).toMatchObject([
    { path: '/products', href: `${location.origin}/products/3`, item: '{"id":3}', isChat: false },
  ]);
});

test('later ones are passed at once, and none is passed twice', () => {
  click('b');
  const read: Click[] = [];
  onClick((one) => read.push(one), true);
  click('[data-chat]');
  click('[data-item-main] a');
  expect(read.map(({ href, item, isChat }) => [href?.split('/').at(-1), item, isChat])).toEqual([
    ['3', '{"id":3}', false],
    [undefined, undefined, true],
    ['tel:1', undefined, false],
  ]);
});

test('consent does not cover clicks made before it', () => {
  click('b');
  const read: Click[] = [];
  onClick((one) => read.push(one), false);
  expect(read).toEqual([]);
  click('b');
  expect(read).toHaveLength(1);
});

test('no more than the last hundred wait', () => {
  for (let count = 0; count < 130; count += 1) click('b');
  const read: Click[] = [];
  onClick((one) => read.push(one), true);
  expect(read).toHaveLength(100);
});

test('clicks never displace an event', async () => {
  const { emit, events } = await import('#engine/browser/events/event-stream.ts');
  emit('page_view', { title: '', url: '', path: '/products', referrer: '' });
  for (let count = 0; count < 130; count += 1) click('b');
  expect(events).toHaveLength(100);
  expect(events[0]).toMatchObject({ name: 'page_view' });
});
