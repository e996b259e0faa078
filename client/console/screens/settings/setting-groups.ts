import type { z } from 'zod';
import { partnerFacts } from '#schemas/content/partner-facts.ts';
import { labelOf } from '#schemas/labeled.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import {
  type ClinicSettings,
  fixedConfig,
  fixedMarketing,
  fixedPartner,
} from '#schemas/operator/settings-calls.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { partnerMarketing } from '#schemas/site/marketing.ts';
import { partnerInfo } from '#schemas/site/partner.ts';
import { type PartnerHours, partnerHours } from '#schemas/site/partner-hours.ts';

export type SettingPart = keyof ClinicSettings;

/** Settings of the clinic by what they are about. */
export const settingGroups = {
  clinic: {
    of: 'partner',
    names: [
      'displayName',
      'logo',
      'icon',
      'partnerName',
      'partnerAddress',
      'partnerCeoName',
      'partnerTel',
      'partnerFax',
      'partnerInternationalTelCode',
      'businessType',
      'partnerBusinessNumber',
      'partnerCopyRight',
      'partnerCode',
      'partnerCrm',
    ],
  },
  hours: { of: 'hours', names: Object.keys(partnerHours.shape) as (keyof PartnerHours)[] },
  directions: {
    of: 'partner',
    names: [
      'naverMapUrl',
      'kakaoMapUrl',
      'tMapUrl',
      'googleMapUrl',
      'lat',
      'lng',
      'googlePlaceId',
      'partnerParkingInfo',
      'partnerParkingNotice',
      'wayToPartnerByBus',
      'wayToPartnerBySubway',
    ],
  },
  branches: { of: 'partner', names: ['partnerGroupName', 'partnerGroupInquiryUrl', 'branches'] },
  channels: {
    of: 'marketing',
    names: [
      'kakaoTalkUrl',
      'naverTalkTalkUrl',
      'naverTalkUrl',
      'channelTalkId',
      'wechatId',
      'lineId',
      'whatsappId',
      'youtubeUrl',
      'instagramUrl',
      'naverBlogUrl',
    ],
  },
  analytics: {
    of: 'marketing',
    names: [
      'gtmId',
      'ga4Id',
      'naverDomainCheckHtml',
      'naverConversionTrackingId',
      'metaConversionTrackingId',
      'kakaoPixelConversionTrackingId',
      'trackingIds',
      'domainUrl',
    ],
  },
  site: { of: 'config', names: ['homepageType', 'templateCode', 'timeZone', 'consent', 'trackingConsent'] },
  prices: {
    of: 'config',
    names: [
      'hasPriceView',
      'isIncludeVat',
      'vatRate',
      'useMedicalCharge',
      'useProductInfo',
      'hideEventPageDefaultProductOption',
      'exposureCategory',
      'isIconExposure',
    ],
  },
  search: {
    of: 'config',
    names: [
      'seoTitle',
      'seoDescription',
      'seoKeywords',
      'ogImageUrl',
      'faviconUpdatedAt',
      'sitemapUpdatedAt',
    ],
  },
  reservations: {
    of: 'config',
    names: [
      'useWidget',
      'useReservationSetting',
      'isReservationToday',
      'isReservationLunch',
      'isReservationUseServiceTime',
    ],
  },
  popups: {
    of: 'config',
    names: [
      'popupType',
      'isPopupDimmed',
      'popupGridWidthCount',
      'popupTopOffset',
      'popupBottomOffset',
      'popupLeftOffset',
      'popupRightOffset',
    ],
  },
} as const satisfies Record<string, { of: SettingPart; names: readonly string[] }>;

export type SettingGroup = keyof typeof settingGroups;
export type SettingName = (typeof settingGroups)[SettingGroup]['names'][number];

const fixed = {
  config: fixedConfig,
  marketing: fixedMarketing,
  partner: { ...fixedPartner, partnerCode: true },
  hours: {},
};

/** Whether operators cannot change a setting. */
export const isFixed = (of: SettingPart, name: string): boolean => name in fixed[of];

const shapes = {
  config: homepageConfig.shape,
  marketing: partnerMarketing.shape,
  partner: { ...partnerInfo.shape, ...partnerFacts.shape },
  hours: partnerHours.shape,
} as unknown as Record<SettingPart, Record<string, z.ZodType | undefined>>;

/** Title and help of a setting, as its schema has them. */
export function labelOfSetting(
  of: SettingPart,
  name: string,
  language: OperatorLanguage,
): { title: string; description: string } {
  const schema = shapes[of][name];
  return (schema && labelOf(schema, language)) ?? { title: name, description: '' };
}
