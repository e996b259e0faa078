type City = 'seoul' | 'busan' | 'daegu' | 'tokyo' | 'osaka';
type Place = { lat: number | null; lng: number | null };

/** Bounding boxes of the cities with subway lines; `Line 2` is green in Seoul and lime in Busan. */
const cities: [City, { lat: [number, number]; lng: [number, number] }][] = [
  ['seoul', { lat: [36.7, 38.1], lng: [126.3, 127.8] }],
  ['busan', { lat: [34.9, 35.5], lng: [128.7, 129.4] }],
  ['daegu', { lat: [35.7, 36.1], lng: [128.3, 128.9] }],
  ['tokyo', { lat: [35.2, 36.1], lng: [139.2, 140.5] }],
  ['osaka', { lat: [34.4, 34.9], lng: [135.2, 135.8] }],
];

/** Numbered lines by city, in the operators' own colors. */
const numbered: Partial<Record<City, Record<string, string>>> = {
  seoul: {
    1: '#0052a4',
    2: '#00a84d',
    3: '#ef7c1c',
    4: '#00a5de',
    5: '#996cac',
    6: '#cd7c2f',
    7: '#747f00',
    8: '#e6186c',
    9: '#bdb092',
  },
  busan: { 1: '#f06a00', 2: '#81bf48', 3: '#bb8c00', 4: '#217dcb' },
  daegu: { 1: '#d93f5c', 2: '#00aa80', 3: '#ffb100' },
};

/** Named lines, as written in the four languages. The first match counts. */
const named: Record<City, [RegExp, string][]> = {
  seoul: [
    [/신분당|shinbundang|新盆唐/i, '#d4003b'],
    [/수인|분당|suin|bundang|水仁|盆唐/i, '#fabe00'],
    [/경의|중앙선|gyeongui|jungang|京義|京义|中央線|中央线/i, '#77c4a3'],
    [/공항철도|arex|airport|空港鉄道|机场铁路/i, '#0090d2'],
    [/경춘|gyeongchun|京春/i, '#0c8e72'],
    [/경강|gyeonggang|京江/i, '#003da5'],
    [/서해|seohae|西海/i, '#8fc31f'],
    [/우이|ui[-– ]?sinseol|牛耳/i, '#b7c450'],
    [/신림|sillim|新林/i, '#6789ca'],
    [/gtx[- ]?a/i, '#9a6292'],
    [/인천\s*1|incheon line 1|仁川1/i, '#7ca8d5'],
    [/인천\s*2|incheon line 2|仁川2/i, '#ed8b00'],
    [/김포|gimpo|金浦/i, '#a17800'],
  ],
  busan: [[/동해|donghae|東海|东海/i, '#0054a6']],
  daegu: [],
  tokyo: [
    [/銀座|ginza|긴자|银座/i, '#ff9500'],
    [/丸ノ内|丸の内|marunouchi|마루노우치|丸之内/i, '#f62e36'],
    [/日比谷|hibiya|히비야/i, '#b5b5ac'],
    [/東西|tozai|도자이|东西/i, '#009bbf'],
    [/千代田|chiyoda|치요다/i, '#00bb85'],
    [/有楽町|yurakucho|유라쿠초|有乐町/i, '#c1a470'],
    [/半蔵門|hanzomon|한조몬|半藏门/i, '#8f76d6'],
    [/南北|namboku|난보쿠/i, '#00ac9b'],
    [/副都心|fukutoshin|후쿠토신/i, '#9c5e31'],
    [/浅草|asakusa|아사쿠사/i, '#ec6e65'],
    [/三田|mita|미타/i, '#006cb6'],
    [/新宿線|toei shinjuku|도에이 신주쿠|新宿线/i, '#b0c124'],
    [/大江戸|oedo|오에도|大江户/i, '#ce045b'],
    [/山手|yamanote|야마노테/i, '#9acd32'],
    [/京浜東北|keihin|게이힌|京滨东北/i, '#00b2e5'],
    [/中央|chuo|주오/i, '#f15a22'],
    [/埼京|saikyo|사이쿄/i, '#00ac9a'],
    [/総武|sobu|소부|总武/i, '#ffd400'],
  ],
  osaka: [
    [/御堂筋|midosuji|미도스지/i, '#e5171f'],
    [/谷町|tanimachi|다니마치/i, '#522886'],
    [/四つ橋|yotsubashi|요쓰바시|四桥/i, '#0078ba'],
    [/中央|chuo|주오/i, '#019a66'],
    [/千日前|sennichimae|센니치마에/i, '#e44d93'],
    [/堺筋|sakaisuji|사카이스지/i, '#814721'],
    [/長堀|nagahori|나가호리|长堀/i, '#a9cc51'],
    [/今里|imazatosuji|이마자토스지/i, '#ee7b1a'],
  ],
};

const number = /(\d{1,2})\s*(?:호선|号線|号线|號線)|\bline\s*(\d{1,2})\b/i;

/** The operator's color for a line, as `#rrggbb`; undefined for an unknown line. */
export function lineColor(line: string, { lat, lng }: Place): string | undefined {
  if (lat === null || lng === null) return undefined;
  const within = (value: number, [least, most]: [number, number]) => least <= value && value <= most;
  const city = cities.find(([, box]) => within(lat, box.lat) && within(lng, box.lng))?.[0];
  if (!city) return undefined;
  const byName = named[city].find(([name]) => name.test(line))?.[1];
  if (byName) return byName;
  const [, before, after] = number.exec(line) ?? [];
  return numbered[city]?.[before ?? after ?? ''];
}

/** Every color of the tables, for a readability test. */
export const lineColors: readonly string[] = [
  ...Object.values(numbered).flatMap((lines) => Object.values(lines)),
  ...Object.values(named).flatMap((lines) => lines.map(([, color]) => color)),
];
