import { expect, test } from 'vitest';
import { linkTarget, readableHref } from './link-target.ts';

test('another site opens in a new tab', () => {
  expect(linkTarget('https://map.naver.com/x')).toEqual({ target: '_blank', rel: 'noopener' });
});

test('site paths and app links stay in the window', () => {
  for (const href of ['/products', '#top', 'tel:+8221234567', 'mailto:a@b.kr', '/https://x']) {
    expect(linkTarget(href)).toEqual({});
  }
});

test('a URL shows its letters and digits decoded, and nothing that could change its meaning', () => {
  expect(readableHref('/search?keyword=%EB%A6%AC%ED%94%84%ED%8C%85+%26+laser')).toBe(
    '/search?keyword=리프팅+%26+laser',
  );
  // A no-break space, a direction mark, a stroke and half a letter stay encoded.
  for (const odd of ['/a%C2%A0b', '/%E2%80%AE', '/%E3%83%BB', '/%EB%A6', '/%22%3E%2F'])
    expect(readableHref(odd)).toBe(odd);
});

test('a readable URL resolves to the encoded one', () => {
  const encoded = '/search?keyword=%E8%84%B1%E6%AF%9B&x=%C3%A9%F0%A0%AE%B7%2F';
  expect(new URL(readableHref(encoded), 'https://a.test').href).toBe(`https://a.test${encoded}`);
});
