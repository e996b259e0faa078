import { expect, test } from 'vitest';
import { withLeadPicture } from './lead-picture.ts';

const sizes = '(max-width: 768px) 100vw, 768px';
const picture = (name: string) =>
  `<img src="/files/a/${name}.webp" sizes="auto, ${sizes}" alt="" loading="lazy" decoding="async" />`;

test('a picture that markup begins with loads first, and no other', () => {
  expect(withLeadPicture(`<p>휴진 안내</p>${picture('poster')}${picture('map')}`)).toBe(
    `<p>휴진 안내</p><img src="/files/a/poster.webp" sizes="${sizes}" alt="" fetchpriority="high" decoding="sync" />${picture('map')}`,
  );
});

test('a picture below a screen of text waits, and markup without one stays as it is', () => {
  for (const html of [`<p>${'가'.repeat(300)}</p>${picture('map')}`, '<p>loading="lazy"</p>', ''])
    expect(withLeadPicture(html)).toBe(html);
});
