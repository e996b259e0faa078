import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HighlightedText } from './HighlightedText.tsx';
import { noWrapNumbersInHtml } from './no-wrap-phrases.tsx';
import { T } from './T.tsx';

const whole = (html: string) =>
  [...html.matchAll(/<span class="u-whole">([^<]*)<\/span>/g)].map(([, one]) => one);
const names = (html: string) =>
  [...html.matchAll(/<span class="u-name">([^<]*)<\/span>/g)].map(([, one]) => one);
const inText = (value: string) => whole(renderToStaticMarkup(<T as="p" value={value} />));

test('telephone numbers in a text, as clinics write them, do not break', () => {
  expect(inText('예약은 02-555-0101로 도와드려요.')).toEqual(['02-555-0101']);
  expect(inText('To book, call +82 2-555-0101.')).toEqual(['+82 2-555-0101']);
  expect(inText('ご予約は+82-2-555-0101へ。FAX 03-5550-0172')).toEqual(['+82-2-555-0101', '03-5550-0172']);
  expect(inText('대표번호 1588-1234')).toEqual(['1588-1234']);
});

test('a text without a telephone number is left unchanged, and long rows of digits stay breakable', () => {
  const source = 'Botox 50-100 units, 3 - 5 days, 10% off';
  expect(renderToStaticMarkup(<T as="p" value="3-5 days" />)).toBe('<p>3-5 days</p>');
  expect(inText(source.replace('50-100', '50-60'))).toEqual([]);
  expect(inText('1234567890-1234567890')).toEqual([]);
});

test('in markup only text is changed, never attributes', () => {
  const html = '<p>전화 <a href="tel:02-555-0101" title="02-555-0101">02-555-0101</a></p>';
  expect(noWrapNumbersInHtml(html)).toBe(
    '<p>전화 <a href="tel:02-555-0101" title="02-555-0101"><span class="u-whole">02-555-0101</span></a></p>',
  );
});

test('a Korean name in brackets does not break between its words', () => {
  const treatment = '매몰 쌍꺼풀 「한 가닥의 실」';
  expect(names(renderToStaticMarkup(<T value={treatment} />))).toEqual(['「한 가닥의 실」']);
  expect(names(renderToStaticMarkup(<HighlightedText value={treatment} words={[]} />))).toEqual([
    '「한 가닥의 실」',
  ]);
  expect(names(renderToStaticMarkup(<T value="「비 갠 뒤」는 「결」과" />))).toEqual([
    '「비 갠 뒤」는',
    '「결」과',
  ]);
  expect(names(renderToStaticMarkup(<T value="埋没法 二重術「一重の糸」" />))).toEqual([]);
  expect(names(renderToStaticMarkup(<T value={`「${'가 '.repeat(40)}」`} />))).toEqual([]);
});
