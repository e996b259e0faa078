import { expect, test } from 'vitest';
import { problemPage } from './plain-pages.ts';
import { problemLanguage, rememberMainLanguage } from './problem-language.ts';

const asked = (url: string, host: string, language?: string) => ({
  url,
  headers: { host, ...(language !== undefined && { 'accept-language': language }) },
});

test('an error page uses the language of the path, the site or the browser, in this order', () => {
  rememberMainLanguage('ja-first.example', 'ja');
  expect(problemLanguage(asked('/en/x?a=1', 'ja-first.example', 'zh'))).toBe('en');
  expect(problemLanguage(asked('/x', 'JA-first.example:3000', 'zh'))).toBe('ja');
  expect(problemLanguage({ ...asked('/x', 'proxy.internal'), hostname: 'ja-first.example' })).toBe('ja');
  expect(problemLanguage(asked('/x', 'unknown.example', 'fr, en;q=0.5, zh-TW;q=0.8'))).toBe('zh');
  for (const none of [undefined, '', 'fr', 'en;q=0', '*'])
    expect(problemLanguage(asked('/x', 'unknown.example', none)), none).toBe('ko');
});

test('the page starts in that language and declares it', () => {
  rememberMainLanguage('ja-first.example', 'ja');
  const html = problemPage(503, asked('/', 'ja-first.example'));
  expect(html).toContain('<html lang="ja">');
  expect(html).toMatch(/<\/h1><p>しばらくして.*<p lang="ko">/);
});
