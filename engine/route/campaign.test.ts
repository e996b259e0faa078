import { expect, test } from 'vitest';
import { utmNames } from '#schemas/site/utm-names.ts';
import { isCampaignName, withoutCampaign } from './campaign.ts';

test.each([
  ['/', '/'],
  ['/?', '/?'],
  ['/?utm_source=naver', '/'],
  ['/?utm_source', '/'],
  ['/products?utm_source=a&keyword=%20b&gclid=c&page=2', '/products?keyword=%20b&page=2'],
  ['/products?page=2&NaPm=ct%3Dx%7Cci%3Dy&n_media=8753&n_match=3', '/products?page=2'],
  ['/products?page=2&keyword=a&keyword=b', '/products?page=2&keyword=a&keyword=b'],
  ['/search?keyword=utm_source=x', '/search?keyword=utm_source=x'],
  ['/search?keyword=a?utm_source=x', '/search?keyword=a?utm_source=x'],
  ['/utm_source=x', '/utm_source=x'],
  ['/?napm=1&GCLID=1&n_media2=1&utm=1', '/?napm=1&GCLID=1&n_media2=1&utm=1'],
  ['/_maru/page?path=%2F%3Futm_source%3Dx', '/_maru/page?path=%2F%3Futm_source%3Dx'],
])('%s without campaign parameters is %s', (address, expected) => {
  expect(withoutCampaign(address)).toBe(expected);
});

test('the widget’s campaign parameters are removed, those that open it are not', () => {
  expect(utmNames.filter((name) => !isCampaignName(name))).toEqual([]);
  expect(['wcid', 'weid', 'wpid', 'wopen', 'wcopen'].filter(isCampaignName)).toEqual([]);
});
