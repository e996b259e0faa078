import { z } from 'zod';
import { titled } from '../choice.ts';
import { type Label, labeled } from '../labeled.ts';
import { localized, localizedHtml, safeUrl } from '../primitives.ts';
import { businessType, busLineKinds, partnerCrm, partnerInfo, wayBySubway } from '../site/partner.ts';
import { contentPicture } from './common.ts';

type InfoField = keyof typeof partnerInfo.shape;

/** A fact with the label that the answer of `info` has for it. */
function fact<T extends z.ZodType>(name: InfoField, schema: T): T {
  const { title, description, ko } = partnerInfo.shape[name].meta() ?? {};
  return schema.meta({ ...(title && { title }), ...(description && { description }), ...(ko && { ko }) });
}

const onFoot: Label = {
  en: ['Way on foot', 'How visitors walk on from there.'],
  ko: ['도보 안내', '내려서 병원까지 걷는 길입니다.'],
};

const busLine = z.object({
  kind: labeled(
    titled(z.enum(busLineKinds), {
      main: ['Main line', '간선'],
      branch: ['Branch line', '지선'],
      express: ['Express', '광역·급행'],
      circular: ['Circular', '순환'],
    }),
    { en: ['Kind', 'It decides the color.'], ko: ['종류', '종류에 따라 색이 달라집니다.'] },
  ),
  numbers: labeled(
    z
      .array(
        labeled(z.string(), {
          en: ['Number', 'Such as 140 or M4403.'],
          ko: ['노선 번호', '예: 140, M4403'],
        }),
      )
      .min(1),
    {
      en: ['Numbers', 'Numbers of the lines of this kind.'],
      ko: ['노선 번호', '같은 종류의 노선 번호입니다.'],
    },
  ),
});

const wayByBusContent = z.strictObject({
  stop: labeled(localized, {
    en: ['Bus stop', 'Name of the stop.'],
    ko: ['정류장', '정류장 이름입니다.'],
  }),
  description: labeled(localized.optional(), onFoot),
  lines: labeled(z.array(busLine), {
    en: ['Lines', 'Bus lines that stop there, by kind.'],
    ko: ['버스 노선', '정류장에 서는 버스를 종류별로 적습니다.'],
  }),
});

const { lineColor, lat, lng } = wayBySubway.shape;

const wayBySubwayContent = z.strictObject({
  line: labeled(localized, {
    en: ['Line', 'Name of the line, such as Line 2.'],
    ko: ['노선', '노선 이름입니다. 예: 2호선'],
  }),
  lineColor: labeled(lineColor, {
    en: ['Color of the line', 'Such as #00a84d. Empty: the official color, if Maru knows the line.'],
    ko: ['노선 색', '예: #00a84d. 비워 두면 알려진 노선은 공식 색을 씁니다.'],
  }),
  station: labeled(localized, {
    en: ['Station', 'Name of the station.'],
    ko: ['역', '역 이름입니다.'],
  }),
  exit: labeled(z.string().optional(), {
    en: ['Exit', 'Number of the exit, such as 11.'],
    ko: ['출구', '출구 번호입니다. 예: 11'],
  }),
  description: labeled(localized.optional(), onFoot),
  lat: labeled(lat, {
    en: ['Latitude of the station', 'Shows the station on the map.'],
    ko: ['역의 위도', '지도에 역을 표시합니다.'],
  }),
  lng: labeled(lng, {
    en: ['Longitude of the station', 'Shows the station on the map.'],
    ko: ['역의 경도', '지도에 역을 표시합니다.'],
  }),
});

const partnerBranchContent = z.strictObject({
  name: labeled(localized, {
    en: ['Name', 'Name of the clinic.'],
    ko: ['지점 이름', '지점의 이름입니다.'],
  }),
  address: labeled(localized.optional(), {
    en: ['Address', 'Address of the clinic.'],
    ko: ['주소', '지점의 주소입니다.'],
  }),
  tel: labeled(z.string().optional(), {
    en: ['Phone', 'Phone number, such as 02-555-0101.'],
    ko: ['전화', '전화번호입니다. 예: 02-555-0101'],
  }),
  url: labeled(safeUrl, {
    en: ['Website', 'Where its link leads; / is this site.'],
    ko: ['홈페이지', '링크가 여는 주소입니다. /는 이 사이트입니다.'],
  }),
  isCurrent: labeled(z.boolean().default(false), {
    en: ['This clinic', 'Marks the clinic of this site.'],
    ko: ['이 병원', '이 사이트의 병원임을 표시합니다.'],
  }),
});

/** Partner information in the content file. Staff, languages and hours are defined elsewhere and added later. */
export const partnerFacts = z.strictObject({
  partnerName: fact('partnerName', localized),
  displayName: fact('displayName', localized),
  logo: fact('partnerLogoImageUrl', contentPicture.optional()),
  icon: fact('partnerIconImageUrl', contentPicture.optional()),
  partnerGroupName: fact('partnerGroupName', localized.optional()),
  partnerAddress: fact('partnerAddress', localized),
  partnerCeoName: fact('partnerCeoName', localized.optional()),
  partnerCopyRight: fact('partnerCopyRight', localized.optional()),
  partnerParkingInfo: fact('partnerParkingInfo', localizedHtml.optional()),
  partnerParkingNotice: fact('partnerParkingNotice', localizedHtml.optional()),
  partnerTel: fact('partnerTel', z.string()),
  partnerInternationalTelCode: fact(
    'partnerInternationalTelCode',
    z
      .string()
      .regex(/^\+\d{1,4}$/, 'expected a code such as +82')
      .default('+82'),
  ),
  partnerFax: fact('partnerFax', z.string().optional()),
  partnerBusinessNumber: fact('partnerBusinessNumber', z.string().optional()),
  lat: fact('lat', z.number().min(-90).max(90)),
  lng: fact('lng', z.number().min(-180).max(180)),
  naverMapUrl: fact('naverMapUrl', safeUrl.optional()),
  tMapUrl: fact('tMapUrl', safeUrl.optional()),
  googleMapUrl: fact('googleMapUrl', safeUrl.optional()),
  kakaoMapUrl: fact('kakaoMapUrl', safeUrl.optional()),
  googlePlaceId: fact('googlePlaceId', z.string().optional()),
  partnerGroupInquiryUrl: fact('partnerGroupInquiryUrl', safeUrl.optional()),
  businessType: fact('businessType', businessType.default('MedicalClinic')),
  branches: fact('branches', z.array(partnerBranchContent).default([])),
  wayToPartnerByBus: fact('wayToPartnerByBus', z.array(wayByBusContent).default([])),
  wayToPartnerBySubway: fact('wayToPartnerBySubway', z.array(wayBySubwayContent).default([])),
  partnerCrm: fact('partnerCrm', partnerCrm.strict().optional()),
});
