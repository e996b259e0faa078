import { expect, test } from 'vitest';
import { withLeadPicture } from './lead-picture.ts';

const sizes = '(max-width: 768px) 100vw, 768px';
const picture = (name: string) =>
  `<img src="/files/a/${name}.webp" sizes="auto, ${sizes}" alt="" loading="lazy" decoding="async" />`;

test('only an image at the start of the markup loads first', () => {
  expect(withLeadPicture(`<p>휴진 안내</p>${picture('poster')}${picture('map')}`)).toBe(
    `<p>휴진 안내</p><img src="/files/a/poster.webp" sizes="${sizes}" alt="" fetchpriority="high" decoding="sync" />${picture('map')}`,
  );
});

test('an image below a screen of text stays lazy, and markup without images is left unchanged', () => {
  for (const html of [`<p>${'가'.repeat(300)}</p>${picture('map')}`, '<p>loading="lazy"</p>', ''])
    expect(withLeadPicture(html)).toBe(html);
});
