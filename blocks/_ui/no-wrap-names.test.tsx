import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { linearTimeoutMs } from '#tests/setup/linear-time.ts';
import { withNoWrapNames } from './no-wrap-names.tsx';

const whole = (address: string) => {
  const html = renderToStaticMarkup(withNoWrapNames(address));
  expect(html.replace(/<[^>]*>/g, '')).toBe(address);
  return [...html.matchAll(/<span class="u-name">([^<]*)<\/span>/g)].map(([, one]) => one);
};

test('an address does not break within a hyphenated name, a lot number or a road with its number', () => {
  expect(whole('5–6F, Bomnal Tower, 27 Bomnal-ro, Gangnam-gu, Seoul')).toEqual(['Bomnal-ro,', 'Gangnam-gu,']);
  expect(whole('12 Haru-sup-gil')).toEqual(['Haru-sup-gil']);
  expect(whole('9-0-12 Ginza, Chuo-ku')).toEqual(['9-0-12', 'Chuo-ku']);
  expect(whole('首尔特别市江南区春日路27号 春日大厦5·6层')).toEqual(['春日路27号']);
  expect(whole('서울특별시 강남구 봄날로 27, 봄날타워 5·6층')).toEqual(['봄날로 27,']);
  expect(whole('서울특별시 성동구 하루숲2길 12-3')).toEqual(['하루숲2길 12-3']);
  expect(whole('東京都中央区銀座9-0-12')).toEqual(['9-0-12']);
  expect(whole('東京都中央区銀座九丁目0番12号 白川ビル')).toEqual(['0番12号']);
  expect(whole('Superlang'.repeat(22))).toEqual([]);
});

test(
  'an address of any length is read once',
  () => expect(whole('로'.repeat(500_000))).toEqual([]),
  linearTimeoutMs,
);
