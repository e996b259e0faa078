import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { id, orNull, safeUrl } from '../primitives.ts';

// These become parts of script URLs, so only ids are accepted.
const plainId = z.string().regex(/^[\w.-]{1,80}$/, 'expected an id');
const settingName = z.string().regex(/^\w{1,40}$/);
const account = z
  .string()
  .min(1)
  .max(120)
  // Half a character has no place in a URL.
  .refine((text) => text.isWellFormed(), 'expected whole characters');

const fields = {
  kakaoTalkUrl: labeled(safeUrl, {
    en: ['KakaoTalk', 'Link to the KakaoTalk channel.'],
    ko: ['카카오톡', '카카오톡 채널 링크입니다.'],
  }),
  youtubeUrl: labeled(safeUrl, {
    en: ['YouTube', 'Link to the YouTube channel.'],
    ko: ['유튜브', '유튜브 채널 링크입니다.'],
  }),
  instagramUrl: labeled(safeUrl, {
    en: ['Instagram', 'Link to the Instagram account.'],
    ko: ['인스타그램', '인스타그램 링크입니다.'],
  }),
  naverBlogUrl: labeled(safeUrl, {
    en: ['Naver blog', 'Link to the Naver blog.'],
    ko: ['네이버 블로그', '네이버 블로그 링크입니다.'],
  }),
  channelTalkId: labeled(plainId, {
    en: ['Channel Talk', 'Id of the Channel Talk chat.'],
    ko: ['채널톡', '채널톡의 ID입니다.'],
  }),
  naverTalkTalkUrl: labeled(safeUrl, {
    en: ['Naver TalkTalk', 'Link to Naver TalkTalk.'],
    ko: ['네이버 톡톡', '네이버 톡톡 링크입니다.'],
  }),
  naverTalkUrl: labeled(safeUrl, {
    en: ['Naver Talk', 'Link to Naver Talk.'],
    ko: ['네이버 톡', '네이버 톡 링크입니다.'],
  }),
  gtmId: labeled(z.string().regex(/^GTM-[A-Z0-9]+$/, 'expected GTM-…'), {
    en: ['Google Tag Manager', 'Id of the container, GTM-…. Its custom HTML tags do not run.'],
    ko: ['구글 태그 관리자', 'GTM-으로 시작하는 컨테이너 ID입니다. 맞춤 HTML 태그는 실행되지 않습니다.'],
  }),
  ga4Id: labeled(z.string().regex(/^G-[A-Z0-9]+$/, 'expected G-…'), {
    en: ['Google Analytics', 'Id of the property, G-….'],
    ko: ['구글 애널리틱스', 'G-로 시작하는 측정 ID입니다.'],
  }),
  domainUrl: labeled(safeUrl, {
    en: ['Public address', 'Public address of the site.'],
    ko: ['대표 주소', '사이트의 공개 주소입니다.'],
  }),
  naverDomainCheckHtml: labeled(z.string(), {
    en: ['Naver site check', 'A meta tag, of which only name and content are used.'],
    ko: ['네이버 사이트 확인', '메타 태그이며 name과 content만 쓰입니다.'],
  }),
  naverConversionTrackingId: labeled(plainId, {
    en: ['Naver conversions', 'Id for conversion tracking.'],
    ko: ['네이버 전환 추적', '전환 추적 ID입니다.'],
  }),
  metaConversionTrackingId: labeled(plainId, {
    en: ['Meta conversions', 'Id for conversion tracking.'],
    ko: ['메타 전환 추적', '전환 추적 ID입니다.'],
  }),
  kakaoPixelConversionTrackingId: labeled(plainId, {
    en: ['Kakao Pixel', 'Id for conversion tracking.'],
    ko: ['카카오 픽셀', '전환 추적 ID입니다.'],
  }),
  trackingIds: labeled(z.record(z.string().regex(/^[a-z0-9-]{1,40}$/), z.record(settingName, plainId)), {
    en: ['Other services', 'Ids for further measuring services, by the name of the service.'],
    ko: ['기타 측정 서비스', '그 밖의 측정 서비스의 ID를 서비스 이름별로 적습니다.'],
  }),
  wechatId: labeled(account, { en: ['WeChat', 'Account at WeChat.'], ko: ['위챗', '위챗 계정입니다.'] }),
  lineId: labeled(account, { en: ['LINE', 'Account at LINE.'], ko: ['라인', '라인 계정입니다.'] }),
  whatsappId: labeled(account, {
    en: ['WhatsApp', 'Account at WhatsApp.'],
    ko: ['왓츠앱', '왓츠앱 계정입니다.'],
  }),
};

/** Marketing info from the operator: a malformed link or id is an error. */
export const marketingSettings = z.strictObject(fields).partial();

/** Social channels, chat and tracking of the partner (SPEC section 3). A malformed link or id reads as null. */
export const partnerMarketing = z.object({
  partnerId: labeled(id, {
    en: ['Number', 'Number of the clinic.'],
    ko: ['병원 번호', '병원의 번호입니다.'],
  }),
  ...eachOrNull(fields),
});
export type PartnerMarketing = z.infer<typeof partnerMarketing>;

function eachOrNull<Fields extends Record<string, z.ZodType>>(schemas: Fields) {
  const entries = Object.entries(schemas).map(([name, schema]) => [name, orNull(schema)]);
  return Object.fromEntries(entries) as { [Name in keyof Fields]: ReturnType<typeof orNull<Fields[Name]>> };
}
