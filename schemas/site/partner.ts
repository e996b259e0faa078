import { z } from 'zod';
import { choice } from '../choice.ts';
import { labeled } from '../labeled.ts';
import {
  htmlText,
  id,
  image,
  imagePath,
  isoDateTime,
  languageCode,
  maybe,
  orNull,
  safeUrl,
} from '../primitives.ts';
import { partnerHours } from './partner-hours.ts';

export const busLineKinds = ['main', 'branch', 'express', 'circular'] as const;

/** A bus stop near the clinic and its lines. */
export const wayByBus = z.object({
  stop: z.string(),
  description: maybe(z.string()).describe('How to walk from the stop.'),
  lines: z.array(z.object({ kind: z.enum(busLineKinds), numbers: z.array(z.string()).min(1) })),
});
export type WayByBus = z.infer<typeof wayByBus>;

/** A subway station and the exit to take. */
export const wayBySubway = z.object({
  line: z.string(),
  lineColor: maybe(z.string().regex(/^#[\da-f]{6}$/i)).describe("Overrides the line's official color."),
  station: z.string(),
  exit: maybe(z.string()),
  description: maybe(z.string()).describe('How to walk from the exit.'),
  lat: maybe(z.number().min(-90).max(90)).describe('Of the station, to show it on the map.'),
  lng: maybe(z.number().min(-180).max(180)),
});
export type WayBySubway = z.infer<typeof wayBySubway>;

/** A summary of an employee; the partner-employees call has the details. */
export const partnerEmployeeSummary = z.object({
  id,
  name: z.string(),
  position: z.string(),
  image: maybe(image),
});

/** The clinic's reservation and customer system, if connected. */
export const partnerCrm = z.object({ code: z.string(), name: z.string(), isReservationLinked: z.boolean() });

const mainLanguage = z.object({
  id,
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
  code: languageCode,
  name: z.string().describe('Name in the language itself, e.g. 日本語.'),
  isDefault: z.boolean(),
  isMajor: z.boolean(),
});

/** A clinic of the same group. `isCurrent`: the clinic of this site. */
export const partnerBranch = z.object({
  name: z.string(),
  address: maybe(z.string()),
  tel: maybe(z.string()),
  url: orNull(safeUrl).describe('A clinic without a URL is not shown.'),
  isCurrent: z.boolean().default(false),
});
export type PartnerBranch = z.infer<typeof partnerBranch>;

/** The languages of the site. `rows`: all languages in display order, including the main one. */
const partnerLanguage = z.object({
  main: mainLanguage,
  rows: z.array(z.object({ code: languageCode, name: z.string() })).min(1),
});
export type PartnerLanguage = z.infer<typeof partnerLanguage>;

/** What kind of business it is to search engines (types of schema.org). */
export const businessType = choice({
  MedicalClinic: ['Clinic', '의원·병원'],
  Dentist: ['Dentist', '치과'],
  BeautySalon: ['Beauty salon', '뷰티 살롱'],
});

/** All public information about the clinic itself (SPEC section 3), in the requested language. */
export const partnerInfo = z.object({
  id: labeled(id, { en: ['Number', 'Number of the clinic.'], ko: ['병원 번호', '병원의 번호입니다.'] }),
  partnerCode: labeled(z.string(), {
    en: ['Code', 'Code of the clinic, as in its addresses.'],
    ko: ['병원 코드', '주소에 쓰이는 병원의 코드입니다.'],
  }),
  partnerName: labeled(z.string(), {
    en: ['Registered name', 'Name of the clinic as registered.'],
    ko: ['등록 이름', '사업자로 등록된 병원 이름입니다.'],
  }),
  displayName: labeled(z.string(), {
    en: ['Name', 'Name of the clinic as visitors read it.'],
    ko: ['병원 이름', '방문자에게 표시되는 병원 이름입니다.'],
  }),
  partnerLogoImageUrl: labeled(orNull(imagePath), {
    en: ['Logo', 'Picture of the logo.'],
    ko: ['로고', '로고 이미지입니다.'],
  }),
  partnerIconImageUrl: labeled(maybe(imagePath), {
    en: ['Site icon', 'Square picture.'],
    ko: ['사이트 아이콘', '정사각형 이미지입니다.'],
  }),
  partnerGroupName: labeled(maybe(z.string()), {
    en: ['Group', 'Name of the group that the clinic belongs to.'],
    ko: ['그룹 이름', '병원이 속한 그룹의 이름입니다.'],
  }),
  partnerTel: labeled(maybe(z.string()), {
    en: ['Phone', 'Main phone number, such as 02-555-0101.'],
    ko: ['대표 전화', '대표 전화번호입니다. 예: 02-555-0101'],
  }),
  partnerInternationalTelCode: labeled(maybe(z.string()), {
    en: ['Country code', 'Country code of the phone number; +82 if there is none.'],
    ko: ['국가 번호', '전화번호의 국가 번호입니다. 없으면 +82입니다.'],
  }),
  partnerFax: labeled(maybe(z.string()), { en: ['Fax', 'Fax number.'], ko: ['팩스', '팩스 번호입니다.'] }),
  partnerBusinessNumber: labeled(maybe(z.string()), {
    en: ['Business number', 'Registration number of the business, such as 123-45-67890.'],
    ko: ['사업자등록번호', '사업자등록번호입니다. 예: 123-45-67890'],
  }),
  partnerCopyRight: labeled(maybe(z.string()), {
    en: ['Copyright', 'Copyright line of the footer.'],
    ko: ['저작권 문구', '푸터에 표시되는 저작권 문구입니다.'],
  }),
  partnerCeoName: labeled(maybe(z.string()), {
    en: ['Representative', 'Name of the representative.'],
    ko: ['대표자', '대표자 이름입니다.'],
  }),
  partnerAddress: labeled(maybe(z.string()), {
    en: ['Address', 'Address of the clinic.'],
    ko: ['주소', '병원 주소입니다.'],
  }),
  lat: labeled(maybe(z.number().min(-90).max(90)), {
    en: ['Latitude', 'Of the clinic, such as 37.4989: where the map has its pin.'],
    ko: ['위도', '지도에 표시되는 병원 위치의 위도입니다. 예: 37.4989'],
  }),
  lng: labeled(maybe(z.number().min(-180).max(180)), {
    en: ['Longitude', 'Of the clinic, such as 127.0294.'],
    ko: ['경도', '지도에 표시되는 병원 위치의 경도입니다. 예: 127.0294'],
  }),
  naverMapUrl: labeled(orNull(safeUrl), {
    en: ['Naver map', 'Link to the Naver map.'],
    ko: ['네이버 지도', '네이버 지도 링크입니다.'],
  }),
  tMapUrl: labeled(orNull(safeUrl), { en: ['T map', 'Link to T map.'], ko: ['티맵', '티맵 링크입니다.'] }),
  googleMapUrl: labeled(orNull(safeUrl), {
    en: ['Google map', 'Link to Google maps.'],
    ko: ['구글 지도', '구글 지도 링크입니다.'],
  }),
  kakaoMapUrl: labeled(orNull(safeUrl), {
    en: ['Kakao map', 'Link to the Kakao map.'],
    ko: ['카카오맵', '카카오맵 링크입니다.'],
  }),
  googlePlaceId: labeled(maybe(z.string()), {
    en: ['Google place', 'Id of the clinic at Google.'],
    ko: ['구글 장소 ID', '구글에 등록된 장소 ID입니다.'],
  }),
  partnerParkingInfo: labeled(maybe(htmlText), {
    en: ['Parking', 'Where and how visitors park.'],
    ko: ['주차 안내', '주차 장소와 방법입니다.'],
  }),
  partnerParkingNotice: labeled(maybe(htmlText), {
    en: ['Note on parking', 'What visitors have to mind, such as fees.'],
    ko: ['주차 유의사항', '주차 요금처럼 미리 알아 둘 내용입니다.'],
  }),
  partnerGroupInquiryUrl: labeled(orNull(safeUrl), {
    en: ['Group inquiries', 'Link for inquiries to the group.'],
    ko: ['그룹 문의', '그룹 문의 링크입니다.'],
  }),
  businessType: labeled(businessType.default('MedicalClinic'), {
    en: ['Kind of business', 'What search engines take it for.'],
    ko: ['업종', '검색엔진에 알리는 업종입니다.'],
  }),
  branches: labeled(z.array(partnerBranch).default([]), {
    en: ['Clinics of the group', 'The clinics of the group, including this one.'],
    ko: ['지점', '이 병원을 포함한 그룹의 지점입니다.'],
  }),
  wayToPartnerByBus: labeled(z.array(wayByBus).default([]), {
    en: ['By bus', 'Bus stops near the clinic.'],
    ko: ['버스 안내', '가까운 버스 정류장입니다.'],
  }),
  wayToPartnerBySubway: labeled(z.array(wayBySubway).default([]), {
    en: ['By subway', 'Subway stations near the clinic.'],
    ko: ['지하철 안내', '가까운 지하철역입니다.'],
  }),
  partnerEmployeeList: labeled(
    z.array(partnerEmployeeSummary.extend({ isDoctor: z.boolean().default(false) })).default([]),
    {
      en: ['Staff', 'Names and positions of the staff; doctors are offered in the inquiry form.'],
      ko: ['의료진', '의료진의 이름과 직함입니다. 의사는 상담 문의 양식에서 고를 수 있습니다.'],
    },
  ),
  partnerCrm: labeled(maybe(partnerCrm), {
    en: ['Customer system', 'Reservation and customer system, if connected.'],
    ko: ['고객 관리 시스템', '연결된 예약·고객 관리 시스템입니다.'],
  }),
  ...partnerHours.shape,
  language: labeled(partnerLanguage, {
    en: ['Languages', 'Languages of the site.'],
    ko: ['언어', '사이트의 언어입니다.'],
  }),
});
export type PartnerInfo = z.infer<typeof partnerInfo>;
