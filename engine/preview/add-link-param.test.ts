import { expect, test } from 'vitest';
import { addLinkParam } from './add-link-param.ts';

const rewritten = (html: string) =>
  addLinkParam(html, { name: 'p', value: 'a.b-_', origin: 'https://clinic.example' });

test.each([
  ['<a href="/">x</a>', '<a href="/?p=a.b-_">x</a>'],
  [
    '<a class="b" href="/en/products?page=2&amp;q=%20#top">x</a>',
    '<a class="b" href="/en/products?page=2&amp;q=%20&amp;p=a.b-_#top">x</a>',
  ],
  [
    '<a href="https://clinic.example/info" data-href="/x">x</a>',
    '<a href="https://clinic.example/info?p=a.b-_" data-href="/x">x</a>',
  ],
])('%s leads to a page and stays in the preview', (html, expected) => {
  expect(rewritten(html)).toBe(expected);
});

test.each([
  '<a href="https://other.example/">x</a>',
  '<a href="//other.example/">x</a>',
  '<a href="http://clinic.example/">x</a>',
  '<a href="tel:021234">x</a>',
  '<a href="#main">x</a>',
  '<a>x</a>',
  '<a href="/files/han/price.pdf">x</a>',
  '<a href="/_image?url=%2Fa.png&amp;w=640">x</a>',
  '<a href="/s/abc">x</a>',
  '<link rel="stylesheet" href="/info">',
  '<img alt="&lt;a href=&quot;/&quot;&gt;" src="/files/a.png">',
  '<!-- <a href="/">x</a> --><script type="application/json">"<a href=\\"/\\">"</script>',
])('%s stays as it is', (html) => {
  expect(rewritten(html)).toBe(html);
});

test('a form that searches sends the token, unless it is in an island', () => {
  const hidden = '<input type="hidden" name="p" value="a.b-_">';
  expect(rewritten('<form action="/search"><input name="keyword"/></form>')).toBe(
    `<form action="/search">${hidden}<input name="keyword"/></form>`,
  );
  const island = '<maru-island id="a"><form action="/search"></form></maru-island>';
  expect(rewritten(`${island}<form method="get" action="/x"></form>`)).toBe(
    `${island}<form method="get" action="/x">${hidden}</form>`,
  );
});

test('a form that sends something names the preview in its address', () => {
  expect(rewritten('<form id="a" method="post" action="/en/cscenter/contact"><p>x</p></form>')).toBe(
    '<form id="a" method="post" action="/en/cscenter/contact?p=a.b-_"><p>x</p></form>',
  );
});
