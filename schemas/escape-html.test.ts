import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from './escape-html.ts';

const text = `<b a="x" c='y'>&`;
const html = '&lt;b a=&quot;x&quot; c=&#39;y&#39;&gt;&amp;';

test('markup in text is escaped, and read back', () => {
  expect(escapeHtml(text)).toBe(html);
  expect(unescapeHtml(html)).toBe(text);
});

test('character references are read once, by name and by number', () => {
  expect(unescapeHtml('&amp;lt;&nbsp;&#48372;&#xBD04;&QUOT;')).toBe('&lt; 보봄"');
});

test('what is no reference stays', () => {
  for (const part of ['&constructor;', '&amp', '&#;', '&#1114112;', '&#x110000;', 'A & B'])
    expect(unescapeHtml(part)).toBe(part);
});
