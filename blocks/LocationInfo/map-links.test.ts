import { expect, test } from 'vitest';
import { parseSafeUrl } from '#schemas/safe-url.ts';
import { mapLinks } from './map-links.ts';

const none = {
  naverMapUrl: null,
  kakaoMapUrl: null,
  googleMapUrl: null,
  tMapUrl: null,
  googlePlaceId: null,
  lat: null,
  lng: null,
  displayName: '봄날의원 강남',
  partnerAddress: '서울 강남구',
};
const place = { ...none, lat: 37.4979, lng: 127.0276 };
const origin = 'https://bomnal.example';
const linksOf = (facts: typeof none | typeof place) =>
  Object.fromEntries(mapLinks({ ...none, ...facts }, origin).map((link) => [link.app, link]));

test('apps come in a fixed order and only if the partner has them', () => {
  const facts = { ...none, tMapUrl: 'https://tmap.life/a', naverMapUrl: 'https://naver.me/a' };
  expect(mapLinks(facts, origin).map(({ app }) => app)).toEqual(['naver', 'tMap']);
  expect(mapLinks(none, origin)).toEqual([]);
});

test('Google is linked by coordinates if it has no link of its own', () => {
  expect(mapLinks(place, origin)).toEqual([
    { app: 'google', url: 'https://www.google.com/maps/search/?api=1&query=37.4979%2C127.0276' },
  ]);
  expect(mapLinks({ ...place, googlePlaceId: 'ChIJ' }, origin)[0]?.url).toContain('query_place_id=ChIJ');
  expect(mapLinks({ ...place, googleMapUrl: 'https://maps.app.goo.gl/x' }, origin)[0]?.url).toBe(
    'https://maps.app.goo.gl/x',
  );
  expect(mapLinks({ ...place, lng: null }, origin)).toEqual([]);
});

test('every link is a web page, with the app’s URL for phones beside it', () => {
  const links = linksOf({
    ...place,
    naverMapUrl: 'https://naver.me/a',
    kakaoMapUrl: 'https://map.kakao.com/a',
    tMapUrl: 'tmap://route?goalname=x',
  } as unknown as typeof place);
  expect(links.naver).toEqual({
    app: 'naver',
    url: 'https://naver.me/a',
    appUrl: `nmap://place?lat=37.4979&lng=127.0276&name=${encodeURIComponent('봄날의원 강남')}&appname=https%3A%2F%2Fbomnal.example`,
    androidPackage: 'com.nhn.android.nmap',
  });
  expect(links.kakao).toMatchObject({
    url: 'https://map.kakao.com/a',
    appUrl: 'kakaomap://look?p=37.4979,127.0276',
  });
  expect(links.tMap).toMatchObject({ url: 'https://www.tmap.co.kr/', appUrl: 'tmap://route?goalname=x' });
  expect(links.google?.appUrl).toBeUndefined();
});

test('an app URL from the partner is paired with a generated web page', () => {
  const links = linksOf({
    ...place,
    naverMapUrl: 'nmap://place?id=1',
    kakaoMapUrl: 'kakaomap://place?id=2',
  } as unknown as typeof place);
  expect(links.naver).toMatchObject({ appUrl: 'nmap://place?id=1' });
  expect(links.naver?.url).toBe(`https://map.naver.com/p/search/${encodeURIComponent('서울 강남구')}`);
  expect(links.kakao?.url).toBe(
    `https://map.kakao.com/link/map/${encodeURIComponent('봄날의원 강남')},37.4979,127.0276`,
  );
});

test('without coordinates only the web is linked', () => {
  const [naver] = mapLinks({ ...none, naverMapUrl: 'https://naver.me/a' }, origin);
  expect(naver).toEqual({ app: 'naver', url: 'https://naver.me/a' });
});

test('app URLs pass URL validation', () => {
  const facts = { ...place, naverMapUrl: 'https://n', kakaoMapUrl: 'https://k', tMapUrl: 'https://t' };
  for (const { appUrl } of mapLinks(facts, origin))
    if (appUrl) expect(parseSafeUrl(appUrl)?.kind, appUrl).toBe('app');
});
