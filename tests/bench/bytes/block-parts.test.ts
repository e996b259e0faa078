import { expect, test } from 'vitest';
import { regionParts, ruleParts } from './block-parts.ts';

const css =
  '@layer ui{.Ui-button{color:red}.Ui-button--s:hover{top:0}}.Hero-title{left:0}:is(h1,h2) .Hero{}p{}';
const hero = '<maru-region id="r-p-hero"><p class="Hero">빛나는 오늘</p></maru-region>';
const html = `<html><head><style data-style="">${css}</style></head><body>${hero}<i></i></body></html>`;

test('a region weighs what stands in it', () => {
  expect(regionParts(html).map(({ name, raw }) => [name, raw])).toEqual([
    ['p-hero', Buffer.byteLength(hero)],
  ]);
});

test('the rules of a block are those that ask for a class of it', () => {
  const raw = Object.fromEntries(ruleParts(html).map((part) => [part.name, part.raw]));
  expect(raw).toEqual({
    'Ui-button': '@layer ui{.Ui-button{color:red}.Ui-button--s:hover{top:0}}'.length - '@layer ui{}'.length,
    Hero: '.Hero-title{left:0}:is(h1,h2) .Hero{}'.length,
  });
});
