import { expect, test } from 'vitest';
import { escapeHtml, scriptJson } from './escape-html.ts';

test('markup in text is escaped', () => {
  expect(escapeHtml(`<b a="x" c='y'>&`)).toBe('&lt;b a=&quot;x&quot; c=&#39;y&#39;&gt;&amp;');
});

test('JSON cannot end its script element and parses back unchanged', () => {
  const value = { text: '</script><!--<script>\u2028' };
  const json = scriptJson(value);
  expect(json).not.toMatch(/<|\u2028/);
  expect(JSON.parse(json)).toEqual(value);
});
