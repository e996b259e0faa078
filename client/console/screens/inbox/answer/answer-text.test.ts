// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { hasFormatting, htmlOfText, textOfHtml } from './answer-text.ts';

test('A text becomes paragraphs and breaks, and comes back the same', () => {
  const text = 'Dear visitor,\nthank you.\n\nSee you <soon> & "well".';
  const html = htmlOfText(text);
  expect(html).toBe('<p>Dear visitor,<br>thank you.</p><p>See you &lt;soon&gt; &amp; &quot;well&quot;.</p>');
  expect(textOfHtml(html)).toBe(text);
});

test('Markup in a text is shown, not run', () => {
  expect(htmlOfText('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
});

test('Lists are read line by line', () => {
  expect(textOfHtml('<p>Bring:</p><ul><li>passport</li><li>card</li></ul>')).toBe('Bring:\n\npassport\ncard');
});

test('Formatting is found, paragraphs and breaks are none', () => {
  expect(hasFormatting('<p>one<br>two</p>')).toBe(false);
  expect(hasFormatting('<p>one <strong>two</strong></p>')).toBe(true);
});
