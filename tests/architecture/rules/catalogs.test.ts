import { expect, test } from 'vitest';
import { checkCatalogs } from './catalogs.ts';

const found = (texts: Record<string, unknown>) =>
  checkCatalogs([{ path: 'blocks/Hero/messages.json', messages: { title: texts } }]).map(
    ({ found }) => found,
  );
const good = { ko: '{count}건', en: '{count} results', ja: '{count}件', zh: '{count}条' };

test('A message in four languages with the same arguments passes', () => {
  expect(found(good)).toEqual([]);
  const plural = { ...good, en: '{count, plural, one {# result} other {# results}}' };
  expect(found(plural)).toEqual([]);
  expect(found({ ko: '카카오톡', en: 'KakaoTalk', ja: 'KakaoTalk', zh: 'KakaoTalk' })).toEqual([]);
});

test('A language that is missing, empty or unknown is found', () => {
  expect(found({ ...good, ja: undefined })).toEqual(['"title" has no text in ja']);
  expect(found({ ...good, zh: ' ' })).toEqual(['"title" has no text in zh']);
  expect(found({ ...good, fr: 'x' })).toEqual(['"title" has a text in "fr"']);
});

test('Plural forms are found in a language that has only one', () => {
  const ja = '{count, plural, =0 {なし} other {#件}}';
  expect(found({ ...good, ja })).toEqual([`"title" has plural forms in ja: "${ja}"`]);
});

test('Untranslated text is found, also in branches', () => {
  expect(found({ ...good, ko: '{count} results' })).toEqual(['"title" is English in ko: "results"']);
  expect(found({ ...good, zh: '{count}けん' })).toEqual(['"title" is Japanese in zh: "けん"']);
  expect(found({ ...good, en: '{count, plural, one {# result} other {#건}}' })).toEqual([
    '"title" is Korean in en: "# result # 건"',
  ]);
});

test('Western punctuation after a Chinese or Japanese character is found', () => {
  expect(found({ ...good, zh: '第{count}张,共三张' })).toEqual([
    '"title" is punctuated in Western marks in zh: "第 张,共三张"',
  ]);
  expect(found({ ...good, ja: '第{count}件、以上！' })).toEqual([]);
});

test('Differing arguments in one language are found', () => {
  expect(found({ ...good, ja: '{number}件' })).toEqual(['"title" takes {number} in ja and {count} in en']);
});

test('Elements are no words, and are the same in every language', () => {
  const link = {
    ko: '<link>방침</link>을 따라',
    en: 'by our <link>policy</link>',
    ja: '<link>方針</link>に',
    zh: '按<link>政策</link>',
  };
  expect(found(link)).toEqual([]);
  const plural = { ...good, en: '{count, plural, one {<b>#</b> result} other {<b>#</b> results}}' };
  const bold = { ko: '<b>{count}</b>건', ja: '<b>{count}</b>件', zh: '<b>{count}</b>条' };
  expect(found({ ...plural, ...bold })).toEqual([]);
  expect(found({ ...link, ja: '方針に' })).toEqual(['"title" has the elements "" in ja and "<link>" in en']);
  expect(found({ ...link, ko: '<link/> 방침' })).toEqual([
    '"title" has the elements "<link/>" in ko and "<link>" in en',
  ]);
  expect(found({ ...link, zh: '按<link>政策' })).toEqual([
    '"title" has an element left open in zh: "按<link>政策"',
  ]);
  expect(found({ ...link, ko: '<link>policy</link>을' })).toEqual(['"title" is English in ko: "policy 을"']);
});

test('An invalid message is found', () => {
  expect(found({ ...good, en: '{count results' })[0]).toBe('"title" cannot be read in en: "{count results"');
});
