import { expect, test } from 'vitest';
import { utmNames } from '#schemas/site/utm-names.ts';
import { isCampaignName, withCampaign, withoutCampaign } from './campaign.ts';

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

test.each([
  ['/products/3', '/s/x', '/products/3'],
  ['/products/3', '/s/x?utm_source=sms&gclid=a%20b', '/products/3?utm_source=sms&gclid=a+b'],
  ['/products/3?x=1#top', '/s/x?utm_source=sms&page=2', '/products/3?x=1&utm_source=sms#top'],
  ['/?#a?b', '/s/x?fbclid=a?b', '/?fbclid=a%3Fb#a?b'],
  ['/?utm_source=kakao', '/s/x?utm_source=sms&utm_medium=m', '/?utm_source=kakao&utm_medium=m'],
  ['/products', '/s/x?page=2&next=//evil.example', '/products'],
])('%s with the campaign parameters of %s is %s', (address, from, expected) => {
  expect(withCampaign(address, from)).toBe(expected);
});

test('the widget’s campaign parameters are removed, those that open it are not', () => {
  expect(utmNames.filter((name) => !isCampaignName(name))).toEqual([]);
  expect(['wcid', 'weid', 'wpid', 'wopen', 'wcopen'].filter(isCampaignName)).toEqual([]);
});
