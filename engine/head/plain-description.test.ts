import { expect, test } from 'vitest';
import { plainDescription, wordsOf } from './plain-description.ts';

test('markup becomes words, and its entities characters', () => {
  expect(wordsOf('<p>One &amp; <b>t</b>wo</p><p>three&nbsp;&lt;4&gt;</p>')).toBe('One & two three <4>');
  expect(wordsOf('<style>p{}</style><p></p>')).toBe('');
});

test('styles and scripts are left out with their content, each up to its own end', () => {
  expect(wordsOf('a<STYLE media="x">p{}<style></Style>b<script>"</style>"</script>c')).toBe('a b c');
  expect(wordsOf('a<script>b<style>p{}</style>c')).toBe('a b c');
});

test('many beginnings without an end are read once', () => {
  // Reading the rest again for each takes much longer than a test may.
  expect(wordsOf(`a ${'<style <script '.repeat(160_000)}`)).toMatch(/^a <style/);
  expect(wordsOf(`a ${'<style>b</style><script>'.repeat(100_000)}`)).toBe('a');
});

test('a short text is whole', () => {
  expect(plainDescription('짧은 글입니다.')).toBe('짧은 글입니다.');
});

test('a long text ends with a sentence if one is long enough, else with a word and an ellipsis', () => {
  expect(plainDescription(`${'a'.repeat(99)}. ${'word '.repeat(40)}`)).toBe(`${'a'.repeat(99)}.`);
  const cut = plainDescription('word '.repeat(80));
  expect(cut).toMatch(/^(word )*word…$/);
  expect(cut.length).toBeLessThanOrEqual(155);
});

test('a text without spaces is cut between characters, never within one', () => {
  expect(plainDescription('治'.repeat(400))).toBe(`${'治'.repeat(154)}…`);
  expect(plainDescription('👨‍👩‍👧'.repeat(300))).toMatch(/^(👨‍👩‍👧)+…$/u);
});

test('a huge text is only read to the length that is used', () => {
  expect(plainDescription(`<p>${'길고 '.repeat(500_000)}`).length).toBeLessThanOrEqual(155);
});
