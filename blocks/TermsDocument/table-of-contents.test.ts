import { expect, test } from 'vitest';
import { withContents } from './table-of-contents.ts';

test('headings get ids and are listed', () => {
  const { html, entries } = withContents('<h2>제1조 (목적)</h2><p>본문</p><h3 class="a">B</h3>', 't');
  expect(entries).toEqual([
    { id: 't-1', text: '제1조 (목적)' },
    { id: 't-2', text: 'B' },
  ]);
  expect(html).toBe('<h2 id="t-1">제1조 (목적)</h2><p>본문</p><h3 class="a" id="t-2">B</h3>');
});

test('an existing id is left unchanged', () => {
  const { html, entries } = withContents('<h2 id="x">A</h2>', 't');
  expect(html).toBe('<h2 id="x">A</h2>');
  expect(entries).toEqual([{ id: 'x', text: 'A' }]);
});

test('entries are text, without markup and entities', () => {
  expect(withContents('<h2>A &amp; <b>B</b>&nbsp;&#39;C&#x27;</h2>', 't').entries[0]?.text).toBe("A & B 'C'");
});

test('empty headings and other elements are ignored', () => {
  const html = '<h2> </h2><h1>A</h1><h4>B</h4><header>C</header>';
  expect(withContents(html, 't')).toEqual({ html, entries: [] });
});
