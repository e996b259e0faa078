import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withWholeNames } from './whole-names.tsx';

const whole = (address: string) => {
  const html = renderToStaticMarkup(withWholeNames(address));
  expect(html.replace(/<[^>]*>/g, '')).toBe(address);
  return [...html.matchAll(/<span class="u-whole">([^<]*)<\/span>/g)].map(([, one]) => one);
};

test('an address does not break within a hyphenated name, a lot number or a Chinese road', () => {
  expect(whole('5–6F, Bomnal Tower, 27 Bomnal-ro, Gangnam-gu, Seoul')).toEqual(['Bomnal-ro', 'Gangnam-gu']);
  expect(whole('12 Haru-sup-gil')).toEqual(['Haru-sup-gil']);
  expect(whole('9-0-12 Ginza, Chuo-ku')).toEqual(['9-0-12', 'Chuo-ku']);
  expect(whole('首尔特别市江南区春日路27号 春日大厦5·6层')).toEqual(['春日路27号']);
  expect(whole('서울특별시 강남구 봄날로 27')).toEqual([]);
});
