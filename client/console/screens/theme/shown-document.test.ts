import { expect, test } from 'vitest';
import { shownDocument } from './shown-document.ts';

const text = '{\n  "formatVersion": 1,\n  "theme": { "color.bg": "#ffffff" },\n  "menu": []\n}\n';

test('before the changes of the theme, the rest of the draft is shown as it is', () => {
  expect(JSON.parse(shownDocument('template', text) ?? '')).toEqual({ formatVersion: 1, menu: [] });
  expect(shownDocument('draft', text)).toBe(text);
});

test('the published document is not sent, and a draft without a theme stays', () => {
  expect(shownDocument('published', text)).toBeUndefined();
  expect(shownDocument('template', '{"menu":[]}')).toBe('{"menu":[]}');
});
