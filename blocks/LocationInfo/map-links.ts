import type { PartnerInfo } from '#schemas/site/partner.ts';

/**
 * A link to a map. `url` is a web page, for computers and visitors without JavaScript; on phones the page tries
 * `appUrl` first (client/visitor/behaviors/open-app.ts). Google's web URL opens its app on its own.
 */
type MapLink = {
  app: 'naver' | 'kakao' | 'google' | 'tMap';
  url: string;
  appUrl?: string;
  /** Android opens the app by this name, or shows it in the store. */
  androidPackage?: string;
};

type Facts = Pick<
  PartnerInfo,
  | 'naverMapUrl'
  | 'kakaoMapUrl'
  | 'googleMapUrl'
  | 'tMapUrl'
  | 'googlePlaceId'
  | 'lat'
  | 'lng'
  | 'displayName'
  | 'partnerAddress'
>;

const packages = { naver: 'com.nhn.android.nmap', kakao: 'net.daum.android.map', tMap: 'com.skt.tmap.ku' };
const isWeb = (url: string) => /^https?:/i.test(url);

/**
 * Links to map apps (SPEC section 2, Location). Google finds any place by coordinates, so its link needs no fact; the
 * others are shown if the partner supplies them.
 * @param origin the site's origin, which Naver requires as the caller
 */
export function mapLinks(facts: Facts, origin: string): MapLink[] {
  const { naverMapUrl, kakaoMapUrl, tMapUrl } = facts;
  const google = facts.googleMapUrl ?? googleUrl(facts);
  return [
    ...(naverMapUrl ? [link('naver', naverMapUrl, naverApp(facts, origin), naverWeb(facts))] : []),
    ...(kakaoMapUrl ? [link('kakao', kakaoMapUrl, kakaoApp(facts), kakaoWeb(facts))] : []),
    ...(google ? [{ app: 'google' as const, url: google }] : []),
    ...(tMapUrl ? [link('tMap', tMapUrl, tMapApp(facts), 'https://www.tmap.co.kr/')] : []),
  ];
}

// The partner's fact may be either kind of URL; the other kind is built from the coordinates.
function link(
  app: 'naver' | 'kakao' | 'tMap',
  fact: string,
  appUrl: string | undefined,
  webUrl: string,
): MapLink {
  const opened = isWeb(fact) ? appUrl : fact;
  return {
    app,
    url: isWeb(fact) ? fact : webUrl,
    ...(opened && { appUrl: opened, androidPackage: packages[app] }),
  };
}

function naverApp({ lat, lng, displayName }: Facts, origin: string): string | undefined {
  if (lat === null || lng === null) return undefined;
  return `nmap://place?${query({ lat, lng, name: displayName, appname: origin })}`;
}

function kakaoApp({ lat, lng }: Facts): string | undefined {
  return lat === null || lng === null ? undefined : `kakaomap://look?p=${lat},${lng}`;
}

function tMapApp({ lat, lng, displayName }: Facts): string | undefined {
  if (lat === null || lng === null) return undefined;
  return `tmap://route?${query({ goalname: displayName, goalx: lng, goaly: lat })}`;
}

const naverWeb = ({ displayName, partnerAddress }: Facts) =>
  `https://map.naver.com/p/search/${encodeURIComponent(partnerAddress ?? displayName)}`;

const kakaoWeb = ({ lat, lng, displayName, partnerAddress }: Facts) =>
  lat === null || lng === null
    ? `https://map.kakao.com/?q=${encodeURIComponent(partnerAddress ?? displayName)}`
    : `https://map.kakao.com/link/map/${encodeURIComponent(displayName)},${lat},${lng}`;

function googleUrl({ lat, lng, googlePlaceId }: Facts): string | null {
  if (lat === null || lng === null) return null;
  const asked = { api: '1', query: `${lat},${lng}`, ...(googlePlaceId && { query_place_id: googlePlaceId }) };
  return `https://www.google.com/maps/search/?${query(asked)}`;
}

// Apps decode %20 as a space, but + as a plus.
function query(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
