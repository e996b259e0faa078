import { expect, test } from 'vitest';
import { hasText, pageText } from './page-text.ts';

test.each([
  ['<p>서울 강남구 <span>9-0-12</span></p>', '서울 강남구 9-0-12'],
  ['<h2>Jaw<br>Botox</h2>', 'jaw botox'],
  ['<b>₩</b><!-- -->59,000<i>부터</i>', '₩59,000'],
  ['<p>리프팅은 여기</p>', '리프팅'],
  ['<b>Kim</b><b>Lee</b>', 'Kim'],
  ['<p>Tel. 02-555-0101.</p>', '02-555-0101'],
  ['<p>02-555-0101, 02-555-0102</p>', '02-555-0101'],
  ['<p>Ａ&amp;Ｂ</p>', 'A&B'],
])('%s shows %s', (html, wanted) => {
  expect(hasText(pageText(html), wanted)).toBe(true);
});

test.each([
  ['<p>Kimchi</p>', 'Kim'],
  ['<p>₩13,000</p>', '3,000'],
  ['<p>1,150,000원</p>', '150,000원'],
  ['<p>02-555-01012</p>', '02-555-0101'],
  ['<p hidden>Closed <b>today</b></p>', 'today'],
  ['<script>"Botox"</script><style>Botox</style><template><p>Botox</p></template>', 'Botox'],
  ['<img alt="Botox"><p title="Botox">x</p>', 'Botox'],
  ['<p>Botox</p>', ''],
])('%s does not show %s', (html, wanted) => {
  expect(hasText(pageText(html), wanted)).toBe(false);
});

test('what follows a hidden element is visible', () => {
  const page = pageText('<div hidden><img><svg><path d=""/></svg><p>One<br></div><p>Two');
  expect([hasText(page, 'One'), hasText(page, 'Two')]).toEqual([false, true]);
});
