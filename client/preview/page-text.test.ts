// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { elementOf, pageTextOf } from './page-text.ts';

const page = (second: string) =>
  `<ul data-maru-node="list"><li>Same</li><li>${second}</li></ul><p data-maru-node="other">Same</p>`;

function secondItem() {
  document.body.innerHTML = page('Same');
  const item = document.querySelectorAll('li')[1] as HTMLElement;
  return { item, text: pageTextOf(item, 'list') };
}

test('a text is its element while the page stays as it is', () => {
  const { item, text } = secondItem();
  expect(elementOf(text)).toBe(item);
});

test('a text is found again, in its place among equal ones, when the page has been rendered again', () => {
  const { item, text } = secondItem();
  document.body.innerHTML = page('Same');
  expect(elementOf(text)).not.toBe(item);
  expect(elementOf(text)).toBe(document.querySelectorAll('li')[1]);
});

test('a text that has changed meanwhile is not another one', () => {
  const { item, text } = secondItem();
  item.textContent = 'Changed';
  expect(elementOf(text)).toBeUndefined();
  document.body.innerHTML = page('Changed');
  expect(elementOf(text)).toBeUndefined();
});
