import { expect, test } from 'vitest';
import { blockParts, regionParts, ruleParts } from './block-parts.ts';

const css =
  '@layer ui{.Ui-button{color:red}.Ui-button--s:hover{top:0}}.Hero-title{left:0}:is(h1,h2) .Hero{}.Hero:has(.Faqs){}p{}';
const hero = '<maru-region id="r-p-hero"><p class="Hero">빛나는 오늘</p></maru-region>';
const html = `<html><head><style data-style="">${css}</style></head><body>${hero}<i></i></body></html>`;

test('the weight of a region is that of its content', () => {
  expect(regionParts(html).map(({ name, raw }) => [name, raw])).toEqual([
    ['p-hero', Buffer.byteLength(hero)],
  ]);
});

test('the rules of a block are those whose selectors use one of its classes', () => {
  const raw = Object.fromEntries(ruleParts(html).map((part) => [part.name, part.raw]));
  expect(raw).toEqual({
    'Ui-button': '@layer ui{.Ui-button{color:red}.Ui-button--s:hover{top:0}}'.length - '@layer ui{}'.length,
    Hero: '.Hero-title{left:0}:is(h1,h2) .Hero{}.Hero:has(.Faqs){}'.length,
  });
});

test('a block includes all its regions and rules; then come blocks with rules only, with all primitives as one', () => {
  const faqs =
    '<maru-region id="r-faqs"><div class="u-wide Ui-section"><b class="Hero-title"></b></div></maru-region>';
  const widget = '<maru-region id="r-widget"><i class="Ui-button"></i></maru-region>';
  const page = html.replace('<i></i>', faqs + widget).replace('p{}', '.Nested{top:0}.Ui-icon{top:0}p{}');
  expect(blockParts(page).map(({ name, html, css }) => [name, html?.raw, css?.raw])).toEqual([
    [
      'Hero',
      Buffer.byteLength(hero + faqs),
      '.Hero-title{left:0}:is(h1,h2) .Hero{}.Hero:has(.Faqs){}'.length,
    ],
    ['widget', Buffer.byteLength(widget), undefined],
    ['primitives', undefined, '.Ui-button{color:red}.Ui-button--s:hover{top:0}.Ui-icon{top:0}'.length],
    ['Nested', undefined, '.Nested{top:0}'.length],
  ]);
});
