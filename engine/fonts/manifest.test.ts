import { expect, test } from 'vitest';
import { HtmlChunk } from '#engine/html/html-chunk.ts';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { type FontManifest, fontStylesheets, languagesOn } from './manifest.ts';

const sheets = (theme: string) => ({
  en: `/${theme}.en`,
  ja: `/${theme}.ja`,
  ko: `/${theme}.ko`,
  zh: `/${theme}.zh`,
});
const manifest: FontManifest = {
  key: 'k',
  stylesheets: { commerce: sheets('commerce'), hybrid: sheets('hybrid') },
};

test('a page gets one stylesheet for each of its languages', () => {
  expect(fontStylesheets(manifest, 'hybrid', ['ja', 'ko', 'ja'])).toEqual([
    { href: '/hybrid.ja' },
    { href: '/hybrid.ko' },
  ]);
});

test('a theme without its own fonts uses those of the first theme', () => {
  expect(fontStylesheets(manifest, 'unheard', ['en'])).toEqual([{ href: '/commerce.en' }]);
});

test('an English page needs no fonts for the language names in its switcher', () => {
  const switcher =
    '<a lang="ko" href="/ko">한국어</a><a lang="ja" href="/ja"><span>日本語</span></a><a lang="zh">中文</a>';
  expect(languagesOn([new HtmlChunk(`<h1>Treatments</h1>${switcher}`)], 'en')).toEqual(['en']);
});

test('text that falls back to another language adds its fonts', () => {
  expect(languagesOn([new HtmlChunk('<p><span lang="ko">피부 관리</span></p>')], 'en')).toEqual(['en', 'ko']);
  expect(languagesOn([new HtmlChunk('<p lang="zh" class="x">预约</p>')], 'en')).toEqual(['en', 'zh']);
});

test('text in another script counts even without a lang attribute', () => {
  expect(languagesOn([new HtmlChunk('<p>Dr. 김봄</p>')], 'en')).toEqual(['en', 'ko']);
  expect(languagesOn([new HtmlChunk('<p>ビタミン</p>')], 'ko')).toEqual(['ko', 'ja']);
  expect(languagesOn([new HtmlChunk('<p>美</p>')], 'ko')).toEqual(['ko', 'zh']);
});

test('kanji on a Japanese page do not add Chinese fonts', () => {
  expect(languagesOn([new HtmlChunk('<p>美容医療</p>')], 'ja')).toEqual(['ja']);
});

test('an element has text if words come before the next end of an element', () => {
  const found = (html: string) => languagesOn([new HtmlChunk(html)], 'ko').slice(1);
  expect(found('<p lang="en"><b class="x"> <!-- -->Hours</b></p>')).toEqual(['en']);
  expect(found('<p lang="en"><b></b>Hours</p>')).toEqual([]);
  expect(found('<a lang="en"><span> English </span></a>')).toEqual([]);
  expect(found('<a lang="en">English menu</a>')).toEqual(['en']);
  expect(found('<div lang="en"><p lang="ja">Hours</p></div><p lang="zh"></p>')).toEqual(['en', 'ja']);
  expect(found('<div lang="en">')).toEqual(['en']);
});

test.each([
  ['spaces', `<p lang="ko">${' '.repeat(500_000)}a</p>`, ['en', 'ko']],
  ['empty elements', '<span lang="ja"></span>'.repeat(20_000), ['en']],
  ['elements without an end', '<dd lang="ko">'.repeat(50_000), ['en', 'ko']],
  ['unfinished tags', '<p lang="ko"'.repeat(50_000), ['en']],
  ['attributes without a tag', ' lang="ko"'.repeat(50_000), ['en']],
])(
  'any number of %s with a language is read once',
  (_, html, languages) => expect(languagesOn([new HtmlChunk(html)], 'en')).toEqual(languages),
  linearTimeoutMs,
);
