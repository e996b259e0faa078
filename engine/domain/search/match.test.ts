import { expect, test } from 'vitest';
import { keywordWords as wordsOf } from '#schemas/search-text.ts';
import { excerptOf, markHtml, splitMatches, textOf } from './match.ts';

const marked = (text: string, keyword: string) =>
  splitMatches(text, wordsOf(keyword))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['인모드 리프팅 300샷', '리프팅', '인모드 [리프팅] 300샷'],
  ['ボトックス注射', 'ボトックス', '[ボトックス]注射'],
  ['皮秒激光祛斑', '激光', '皮秒[激光]祛斑'],
  ['Ultherapy and ULTHERA', 'ulther', '[Ulther]apy and [ULTHER]A'],
])('in "%s" the keyword "%s" is marked', (text, keyword, expected) => {
  expect(marked(text, keyword)).toBe(expected);
});

test('full-width and half-width letters are the same', () => {
  expect(marked('ＢＯＴＯＸ 100', 'botox')).toBe('[ＢＯＴＯＸ] 100');
  expect(marked('ﾎﾞﾄｯｸｽ', 'ボトックス')).toBe('[ﾎﾞﾄｯｸｽ]');
});

test('every word of a keyword is marked, in any order and at every occurrence', () => {
  expect(marked('피코토닝, 레이저 토닝', '토닝 피코')).toBe('[피코토닝], 레이저 [토닝]');
  expect(marked('aXbXc', 'x')).toBe('a[X]b[X]c');
});

test('matches ignore spaces between letters, and are marked as one part', () => {
  expect(marked('여름 피코 토닝 세일', '피코토닝')).toBe('여름 [피코 토닝] 세일');
  expect(marked('피코토닝', '피코 토닝')).toBe('[피코토닝]');
  expect(marked('리프팅 300샷', '리프팅300')).toBe('[리프팅 300]샷');
  expect(marked('피코\u200b토닝', '피코토닝')).toBe('[피코\u200b토닝]');
  expect(marked('clear tone', 'art')).toBe('clear tone');
  expect(marked('Straße ΟΔΟΣ', 'STRASSE οδοσ')).toBe('[Straße] [ΟΔΟΣ]');
});

test('a grapheme is marked whole or not at all', () => {
  expect(marked('👨‍👩‍👧 가족', '👨')).toBe('[👨‍👩‍👧] 가족');
  expect(marked('5㎖ 앰플', 'm')).toBe('5[㎖] 앰플');
});

test.each(['', '   ', '\u3000'])('the blank keyword %j marks nothing', (keyword) => {
  expect(marked('리프팅', keyword)).toBe('리프팅');
});

test.each(['%', '_', '<', '"', "'", '\\', '.*', '(', '[', '$&', '&'])(
  'the character %s has no special meaning',
  (sign) => {
    expect(marked(`100${sign}`, sign)).toBe(`100[${sign}]`);
    expect(marked('리프팅', sign)).toBe('리프팅');
  },
);

test('tags and character references are never marked', () => {
  const html = '<a href="/lifting" class="amp">Lifting &amp; lifting</a>';
  expect(markHtml(html, wordsOf('lifting'))).toBe(
    '<a href="/lifting" class="amp"><mark>Lifting</mark> &amp; <mark>lifting</mark></a>',
  );
  for (const keyword of ['amp', 'href', 'a href', '<', 'class="'])
    expect(markHtml(html, wordsOf(keyword)), keyword).toBe(html);
});

test('textOf returns the text of markup', () => {
  expect(textOf('<p>A &lt;b&gt; &amp; C</p><p>D</p>')).toBe('A <b> & C D');
});

test('an excerpt surrounds the first match', () => {
  const text = `${'가'.repeat(200)} 리프팅 ${'나'.repeat(200)}`;
  const excerpt = excerptOf(text, wordsOf('리프팅'), 60);
  expect(excerpt).toMatch(/^….*리프팅.*…$/);
  expect(excerpt.length).toBeLessThanOrEqual(62);
  expect(excerptOf(text, wordsOf('없는말'), 60)).toBe(`${'가'.repeat(60)}…`);
  expect(excerptOf('짧은 글', wordsOf('글'), 60)).toBe('짧은 글');
});
