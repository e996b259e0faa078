import { expect, test } from 'vitest';
import { HtmlChunk } from '#engine/html/html-chunk.ts';
import { usedClassesOf, variablesIn } from './used-classes.ts';

test('classes and the custom properties of style attributes are found in all chunks', () => {
  const { classes, variables } = usedClassesOf([
    new HtmlChunk('<p class="A B" data-class="no"><template><i class="C"></i></template>'),
    new HtmlChunk('<b class="A" style="color:var(--ink)">class="text"</b>'),
  ]).read();
  expect([...classes].sort()).toEqual(['A', 'B', 'C']);
  expect([...variables]).toEqual(['--ink']);
});

test('pages with the same classes have the same key, regardless of their text', () => {
  const key = (html: string) => usedClassesOf([new HtmlChunk(html)]).key;
  expect(key('<p class="A B">one')).toBe(key('<b class="B A">two'));
  expect(key('<p class="A">')).not.toBe(key('<p class="A" style="top:var(--x)">'));
  expect(key('<p class="A">')).not.toBe(key('<p class="AB">'));
});

test('custom properties are found with their fallbacks, each once', () => {
  expect(variablesIn('a:var(--a,var( --b));b:var(--a)')).toEqual(['--a', '--b']);
});
