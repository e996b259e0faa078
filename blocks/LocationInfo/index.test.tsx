// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileCatalog } from '#engine/i18n/compile-catalog.ts';
import { IslandShell } from '#engine/render/island-shell.tsx';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { type PartnerInfo, wayByBus, wayBySubway } from '#schemas/site/partner.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import LocationInfo from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

function show(partner: Partial<PartnerInfo> = {}, locale: LanguageCode = 'en') {
  const page = samplePage(locale);
  const element = document.createElement('div');
  element.innerHTML = renderToStaticMarkup(
    <IslandShell
      component={LocationInfo}
      id="l"
      data={schema.parse({})}
      source={undefined}
      slots={{}}
      page={{ ...page, partner: { ...page.partner, ...partner } }}
      catalog={compileCatalog(messages, locale)}
    />,
  );
  return element;
}
const subway = (more: object) => wayBySubway.parse({ line: '7호선', station: '청담역', exit: '9', ...more });
const bus = wayByBus.parse({
  stop: '청담사거리',
  lines: [
    { kind: 'main', numbers: ['143', '301'] },
    { kind: 'branch', numbers: ['3011'] },
    { kind: 'express', numbers: ['9407'] },
    { kind: 'circular', numbers: ['01'] },
  ],
});

test('the address can be copied, with a confirmation message', () => {
  const copy = show().querySelector<HTMLElement>('[data-copy]');
  expect(copy?.dataset.copy).toBe('서울특별시 강남구 가상대로 123');
  expect(copy?.dataset.copyDone).toBe('Address copied successfully.');
});

test('a lot number in the address does not break', () => {
  const place = show({ partnerAddress: 'Shirakawa Building, 9-0-12 Ginza' }).querySelector('address');
  expect(place?.textContent).toBe('Shirakawa Building, 9-0-12 Ginza');
  expect(place?.querySelector('.u-name')?.textContent).toBe('9-0-12');
});

test.each([
  ['ko', ['간선', '지선', '광역', '순환']],
  ['en', ['Main', 'Branch', 'Express', 'Circular']],
  ['ja', ['幹線', '支線', '広域', '循環']],
  ['zh', ['干线', '支线', '快线', '环线']],
] as const)('bus lines are grouped by kind in %s, each kind with its own color', (locale, names) => {
  const kinds = [...show({ wayToPartnerByBus: [bus] }, locale).querySelectorAll('.LocationInfo-kind')];
  expect(kinds.map((kind) => kind.querySelector('dt')?.textContent)).toEqual(names);
  expect(kinds[0]?.querySelector('dd')?.textContent).toBe('143, 301');
  expect(new Set(kinds.map((kind) => kind.className)).size).toBe(4);
});

test("a subway line has its official color, or the partner's, and readable ink on it", () => {
  const styleOf = (way: object) =>
    show({ wayToPartnerBySubway: [subway(way)] })
      .querySelector('.LocationInfo-line')
      ?.getAttribute('style');
  expect(styleOf({})).toBe('--LocationInfo-line:#747f00;--LocationInfo-ink:#000');
  expect(styleOf({ line: '수인분당선' })).toBe('--LocationInfo-line:#fabe00;--LocationInfo-ink:#000');
  expect(styleOf({ lineColor: '#123456' })).toContain('#123456');
  expect(styleOf({ line: '꽃길' })).toBeNull();
});

test('exits are named as each language does', () => {
  const exit = (name: string, locale: LanguageCode) =>
    show({ wayToPartnerBySubway: [subway({ exit: name })] }, locale).querySelector(
      '.LocationInfo-stop > span:last-child',
    )?.textContent;
  expect(exit('11', 'ko')).toBe('11번 출구');
  expect(exit('11', 'ja')).toBe('11番出口');
  expect(exit('A3', 'ja')).toBe('A3出口');
  expect(exit('A3', 'en')).toBe('Exit A3');
});

test('the map draws stations from coordinates and describes itself in words', () => {
  // 청담역 is some 350 m east of the clinic.
  const way = subway({ lat: 37.52, lng: 127.044 });
  const shown = show({ wayToPartnerBySubway: [way] });
  const description = 'About 350 m west of 청담역 as the crow flies';
  expect(shown.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe(
    `Where 라온의원 청담 is. ${description}`,
  );
  expect(shown.querySelector('.LocationInfo-where')?.textContent).toBe(description);
  const dot = shown.querySelector('.LocationInfo-station circle');
  expect(Number(dot?.getAttribute('cx'))).toBeGreaterThan(320);
  expect(Number(dot?.getAttribute('cy'))).toBe(210);
  expect(dot?.getAttribute('fill')).toBe('#747f00');
  expect(shown.textContent).toContain('Shows directions and straight-line distances only.');
});

test('without coordinates no map is invented', () => {
  const shown = show({ lat: null, lng: null });
  expect(shown.querySelector('svg[role=img]')).toBeNull();
  expect(shown.querySelector('.LocationInfo-pin')?.textContent).toBe('라온의원 청담');
});

test('map links lead to the web and carry the app’s URL', () => {
  const shown = show({
    naverMapUrl: 'https://naver.me/a',
    kakaoMapUrl: null,
    tMapUrl: 'tmap://route?goalname=a',
  });
  const links = [...shown.querySelectorAll<HTMLAnchorElement>('.LocationInfo-apps a')];
  expect(links.map((link) => link.textContent)).toEqual(['Naver Map', 'Google Maps', 'T Map']);
  expect(links.every((link) => link.protocol === 'https:')).toBe(true);
  expect(links[0]?.dataset.appUrl).toMatch(/^nmap:\/\/place\?lat=37.52&lng=127.04/);
  expect(links[2]?.dataset).toMatchObject({
    appUrl: 'tmap://route?goalname=a',
    appPackage: 'com.skt.tmap.ku',
  });
});

test('parking information and its notice are shown if the partner has them', () => {
  const shown = show({ partnerParkingInfo: '<p>지하 2층</p>', partnerParkingNotice: '<p>토요일 만차</p>' });
  expect(shown.textContent).toContain('Parking');
  expect(shown.querySelector('.LocationInfo-notice')?.textContent).toBe('토요일 만차');
  expect(show().textContent).not.toContain('Parking');
});

test('bus numbers with CJK letters are marked with the main language', () => {
  const numbers = (shown: HTMLElement) =>
    [...shown.querySelectorAll('dd')].map(({ lang, textContent }) => [lang, textContent]);
  const mixed = wayByBus.parse({
    stop: '청담사거리',
    lines: [
      { kind: 'main', numbers: ['143', '마을01'] },
      { kind: 'branch', numbers: ['3011'] },
    ],
  });
  const partner = { wayToPartnerByBus: [mixed] };
  expect(numbers(show(partner))).toEqual([
    ['ko', '143, 마을01'],
    ['', '3011'],
  ]);
  expect(numbers(show(partner, 'ko'))[0]).toEqual(['', '143, 마을01']);
});

test('a station of two lines is marked, so that phones name it once', () => {
  const lines = [subway({ lat: 37.52, lng: 127.044 }), subway({ line: '2호선', lat: 37.519, lng: 127.044 })];
  const stations = show({ wayToPartnerBySubway: lines }).querySelectorAll('.LocationInfo-station');
  expect([...stations].map((one) => one.classList.contains('LocationInfo-station--repeated'))).toEqual([
    false,
    true,
  ]);
});

test('a station’s name stays within the drawing', () => {
  // Some 930 m to the west, at the widest ring.
  const west = subway({ station: 'Seoul Forest', lat: 37.52, lng: 127.0295 });
  const label = show({ lat: 37.52, lng: 127.04, wayToPartnerBySubway: [west] }).querySelector(
    '.LocationInfo-station text',
  );
  expect(Number(label?.getAttribute('x'))).toBeGreaterThanOrEqual(0);
  expect(label?.getAttribute('text-anchor')).toBe('start');
});
