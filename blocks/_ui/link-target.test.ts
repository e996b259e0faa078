import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

test('another site opens in a new tab', () => {
  expect(linkTarget('https://map.naver.com/x')).toEqual({ target: '_blank', rel: 'noopener' });
});

test('paths of the site and app links stay in the window', () => {
  for (const href of ['/products', '#top', 'tel:+8221234567', 'mailto:a@b.kr', '/https://x']) {
    expect(linkTarget(href)).toEqual({});
  }
});
