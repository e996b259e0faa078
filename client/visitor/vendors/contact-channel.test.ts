import { expect, test, vi } from 'vitest';
import { contactChannel } from './contact-channel.ts';

test.each([
  ['tel:02-123-4567', 'phone'],
  ['https://pf.kakao.com/_abc', 'kakaotalk'],
  ['https://raon.example/', undefined],
  ['https://', undefined],
  ['', undefined],
  [undefined, undefined],
])('a click on %s chooses %s, also in browsers without URL.parse', (href, channel) => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override parse = undefined as never;
    },
  );
  expect(contactChannel({ isChat: false, href })).toBe(channel);
  vi.unstubAllGlobals();
});
