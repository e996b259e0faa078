import { expect, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import type { Head } from '#engine/page/make-head.ts';
import { headTags } from './head-tags.ts';

const head: Head = {
  title: '</title><script>alert(1)</script>',
  description: '"><img src=x onerror=alert(1)>',
  keywords: [],
  image: undefined,
  siteName: 'Raon',
  canonical: 'https://raon.example/',
  alternates: [],
  favicons: { icon: '/icon', apple: '/apple' },
  noindex: false,
};
const tags = (naverDomainCheckHtml: string | null) =>
  headTags(head, { locale: 'ko', marketing: { naverDomainCheckHtml } } as unknown as PageContext);

test('partner texts are escaped in the head', () => {
  expect(tags(null)).not.toMatch(/<script|<img|"><img/);
});

test('only a valid code remains of what was pasted for Naver', () => {
  const pasted = `<meta name="naver-site-verification" content="abc123" /><script>alert(1)</script>`;
  expect(tags(pasted)).toContain('<meta name="naver-site-verification" content="abc123">');
  expect(tags(pasted)).not.toContain('<script');
  for (const bad of [
    '<script>alert(1)</script>',
    `name="naver-site-verification" content='a" onload="x'`,
    '',
  ])
    expect(tags(bad)).not.toContain('naver-site-verification');
});
