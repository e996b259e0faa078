import { expect, test } from 'vitest';
import { samplePage } from '#tests/contract/sample-page.ts';
import { previewBar } from './preview-bar.ts';

const expires = Date.parse('2026-11-25T12:00:00Z') / 1000;
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('it names the revision and the end in the clinic’s time, in four languages', () => {
  const bar = (locale: 'ko' | 'en' | 'ja' | 'zh') =>
    words(previewBar({ of: { revision: 12 }, expires }, samplePage(locale)));
  expect(bar('ko')).toBe(
    '12번 버전의 미리보기 2026/11/25 (21:00)까지 볼 수 있습니다 양식은 전송되지 않습니다 미리보기 나가기',
  );
  expect(bar('en')).toMatch(
    /^Preview of revision 12 Available until 2026\/11\/25 \(21:00\) Forms send nothing/,
  );
  expect(bar('ja')).toMatch(/^リビジョン 12 のプレビュー/);
  expect(bar('zh')).toMatch(/^版本 12 的预览/);
});

test('it names a draft, and the instant if it is not the present', () => {
  const bar = previewBar(
    { of: { draft: 4 }, name: 'Summer <b>', expires, now: '2026-12-24T00:00:00Z' },
    samplePage('en'),
  );
  expect(words(bar)).toMatch(/^Preview of the draft “Summer &lt;b&gt;” As on 2026\/12\/24 \(09:00\)/);
  expect(words(previewBar({ of: { draft: 4 }, expires }, samplePage('en')))).toMatch(/^Preview of draft 4/);
});

test('it leads to the published page', () => {
  const page = samplePage('en', { path: '/search', query: { keyword: 'a&b' } });
  expect(previewBar({ of: { revision: 1 }, expires }, page)).toContain(
    'href="/en/search?keyword=a%26b" target="_top"',
  );
});
