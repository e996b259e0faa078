import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import { PageProvider } from '#engine/context/use-page.tsx';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { sanitizeHtml } from '#server/site/sanitize-html.ts';
import { Html } from './Html.tsx';

const render = (html: string, locale: LanguageCode = 'en') =>
  renderToStaticMarkup(
    <PageProvider page={{ locale, mainLocale: 'ko' } as PageContext}>
      <Html html={sanitizeHtml(html)} />
    </PageProvider>,
  );
const hrefs = (html: string, locale?: LanguageCode) =>
  [...render(html, locale).matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
const linkTo = (path: string) => `<p>오시는 길은 <a title="지도" href="${path}">여기</a>.</p>`;

test('links in formatted text stay in the visitor’s language', () => {
  expect(render(linkTo('/info'))).toContain('<a title="지도" href="/en/info">여기</a>');
  expect(hrefs(linkTo('/') + linkTo('/products?sort=price&page=2#list'))).toEqual([
    '/en',
    '/en/products?sort=price&amp;page=2#list',
  ]);
  expect(hrefs(linkTo('/info'), 'zh')).toEqual(['/zh/info']);
});

test('in the main language they have no segment', () => {
  expect(render(linkTo('/info'), 'ko')).toContain('href="/info"');
});

test('files, paths with a language, apps and other sites are left alone', () => {
  const left = ['/files/raon/price.pdf', '/ja/info', '/ko', 'tel:02-555-0101', 'https://a.kr/info'];
  expect(hrefs(left.map(linkTo).join(''))).toEqual(left);
});

test('text and attributes that look like links are left alone', () => {
  const text = '<p>&lt;a href="/info"&gt; href="/info"</p>';
  expect(render(text)).toContain('href="/info"');
  expect(render(text)).not.toContain('/en');
  for (const title of [' href="/info', '> href="/info', '<a href="/info', ' href=']) {
    const html = render(`<a title="${title.replaceAll('"', '&quot;')}" lang="ko" href="/x">x</a>`);
    expect(html).toContain(' href="/en/x"');
    expect(html.split('/en')).toHaveLength(2);
  }
  expect(render('<p id="/info" lang="/info"><abbr title="href=">A</abbr></p>')).not.toContain('/en');
});

test('hostile addresses stay refused', () => {
  const hostile = ['//evil.kr', '/\\evil.kr', '/..//evil.kr', 'javascript:alert(1)', '/\tevil.kr'];
  expect(hrefs(hostile.map(linkTo).join(''))).toEqual([]);
  expect(hrefs(`<a href='/x" onclick="alert(1)'>x</a>`)).toEqual(['/en/x&quot; onclick=&quot;alert(1)']);
});
