import { z } from 'zod';
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

export const infoParams = z.object({ ...languageParams });

export const infoResponse = one(infoRow);
export type InfoResponse = z.infer<typeof infoResponse>;
