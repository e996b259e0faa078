// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toHtml, toProse } from './prose-html.ts';

/** Every text with markup in a value. */
function markupIn(value: unknown): string[] {
  if (typeof value === 'string') return /<[a-z]/i.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(markupIn) : [];
}

/** What markup has, counted: each element with its attributes, and the text without spaces. */
function inventory(html: string) {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const elements = [...holder.querySelectorAll('*')].map((one) => (one.cloneNode() as Element).outerHTML);
  return { elements: elements.sort(), text: holder.textContent?.replaceAll(/\s+/g, '') };
}

test('every formatted text of the demo clinics and of the samples is shown whole, or as HTML', () => {
  const files = globSync('fixtures/partners/*/content/*.json').map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  const samples = globSync('blocks/RichText/fixtures.ts').map((file) => readFileSync(file, 'utf8'));
  const all = [...files.flatMap(markupIn), ...samples.flatMap((text) => text.match(/<p>.*(?=')/g) ?? [])];
  // One text of each structure: thousands differ only in their words.
  const texts = new Map(all.map((text) => [text.replaceAll(/(?<=>|^)[^<]+/g, '…'), text]));
  const shown = [...texts.values()].flatMap((text) => {
    const prose = toProse(text);
    return prose ? [{ text, prose }] : [];
  });
  expect(shown.length).toBeGreaterThan(20);
  for (const { text, prose } of shown) expect(inventory(toHtml(prose)), text).toEqual(inventory(text));
});

test.each([
  '<p>글 <strong>굵게</strong>, <b>b</b>, <em>e</em>, <i>i</i></p>',
  '<h2>제목</h2><p>a<br>b</p><hr><h5>작은 제목</h5>',
  '<ul><li>하나</li><li>둘<ul><li>셋</li></ul></li></ul><ol start="3"><li><p>넷</p></li></ol>',
  '<p><a href="/products" target="_blank" rel="noopener">시술</a></p><blockquote>말</blockquote>',
  'Only text',
  '<p><img src="/files/han/a.webp" alt="로비" width="1200" height="675"></p><p>a<img src="/files/han/b.webp"></p>',
  '<img src="/files/han/a.webp" alt="">',
  '<p>Fish &amp; chips, 1 &lt; 2,&nbsp;x</p>',
  '',
])('%s is the same after a round trip', (html) => {
  const prose = toProse(html);
  expect(prose && toHtml(prose)).toBe(html);
});

test('spaces that are not shown, and the order of bold and italic, make no difference', () => {
  const prose = toProse('<ul>\n  <li> <em><strong>a</strong></em>\n b </li>\n</ul>\n');
  expect(prose && toHtml(prose)).toBe('<ul><li><strong><em>a</em></strong> b</li></ul>');
});

test.each([
  '<table><tbody><tr><td>a</td></tr></tbody></table>',
  '<td>a</td>',
  '<p id="a">a</p>',
  '<p><a id="here"></a>a</p>',
  '<p>a<!-- note --></p>',
  '<p><u>a</u></p>',
  '<h1>a</h1>',
  '<p><img src="/files/han/a.webp" alt="" style="float: left"></p>',
  '<p><img alt="No address"></p>',
  '<p><a href="javascript:x()">a</a></p>',
  '<p><strong class="a">a</strong></p>',
  '<div>a</div>',
  '<li>a</li>',
])('%s is only shown as HTML', (html) => {
  expect(toProse(html)).toBeUndefined();
});
