import { expect, test } from 'vitest';
import { keywordParam } from './api/common.ts';
import { cutKeyword, foldText, keywordWords, withoutParticle } from './search-text.ts';

test('width, case, composition and invisible characters do not matter', () => {
  for (const [written, searched] of [
    ['ＢＯＴＯＸ', 'botox'],
    ['ﾎﾞﾄｯｸｽ', 'ボトックス'],
    ['리프팅'.normalize('NFD'), '리프팅'],
    ['㎖', 'ml'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['é', 'e\u0301'],
    ['리\u200b프\u00ad팅\ufeff', '리프팅'],
    ['❤️', '❤'],
  ] as const)
    expect(foldText(written), written).toBe(foldText(searched));
});

test('spaces next to Korean, Chinese and Japanese letters are ignored, others are not', () => {
  expect(foldText('피코  토닝')).toBe('피코토닝');
  expect(foldText('인모드 FX 300 샷')).toBe('인모드fx 300샷');
  expect(foldText('ダブル リフト')).toBe('ダブルリフト');
  expect(foldText('clear tone')).toBe('clear tone');
});

test('a keyword is split into distinct words', () => {
  expect(keywordWords(' 피코　토닝 피코 ')).toEqual(['피코', '토닝']);
  expect([keywordWords(undefined), keywordWords('\u200b \u3164')]).toEqual([[], []]);
});

test('a keyword of 100 characters is accepted regardless of its code units, a longer one is not', () => {
  const longestKeyword = '👨‍👩‍👧'.repeat(100);
  expect(keywordParam.safeParse(longestKeyword).success).toBe(true);
  expect(keywordParam.safeParse(`${longestKeyword}x`).success).toBe(false);
  expect(cutKeyword(`${longestKeyword}x`)).toBe(longestKeyword);
});

test.each([
  ['슈링크를', '슈링크'],
  ['여드름을', '여드름'],
  ['여드름으로', '여드름'],
  ['시술로', '시술'],
  ['300샷을', '300샷'],
])('%s is %s with a particle', (word, stem) => {
  expect(withoutParticle(word)).toBe(stem);
});

test.each([
  '피부과',
  '치과',
  '안과',
  '슈링크을',
  '여드름로',
  '시술으로',
  '눈을',
  'ldm을',
  '를',
  '리프팅',
  'art',
  '',
])('%j has no particle', (word) => {
  expect(withoutParticle(word)).toBeUndefined();
});
