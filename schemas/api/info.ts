import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { homepageConfig } from '../site/homepage-config.ts';
import { partnerMarketing } from '../site/marketing.ts';
import { partnerInfo } from '../site/partner.ts';
import { contentLanguage, languageParams, one } from './common.ts';

/**
 * All site-wide data in one response: a page needs the three together, and they change together. The config is strict
 * for the operator and lenient here, so that a newer backend may add fields.
 */
export const infoRow = z.object({
  languageCode: contentLanguage,
  partner: partnerInfo,
  marketing: partnerMarketing,
  config: homepageConfig.strip(),
});
export type InfoRow = z.infer<typeof infoRow>;

export const infoParams = labeled(z.object({ ...languageParams }), {
  en: ['Clinic', 'Facts, marketing and configuration of the clinic; every page has them already.'],
  ko: ['병원 정보', '병원 정보와 설정입니다. 모든 페이지에 이미 들어 있습니다.'],
});

export const infoResponse = one(infoRow);
export type InfoResponse = z.infer<typeof infoResponse>;
