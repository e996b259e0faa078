import { expect, test } from 'vitest';
import { element, xmlText } from './xml.ts';

test('markup is escaped, and characters that XML does not have are removed', () => {
  expect(xmlText(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
  expect(xmlText('a\u0000\u000b\ud800b\uffff\tc👍')).toBe('ab\tc👍');
});

test('an element without text is left out', () => {
  expect([element('a', ''), element('a', null), element('a', undefined)]).toEqual(['', '', '']);
  expect(element('a', ']]>')).toBe('<a>]]&gt;</a>');
});
