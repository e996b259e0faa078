import { createHash } from 'node:crypto';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';
import type { PartnerInfo } from '#schemas/site/partner.ts';

/**
 * The query of the icons' URLs, which changes with the icon: `?v=` and at most 15 digits, or empty if nothing tells
 * when it changed.
 */
export function iconVersion(
  { faviconUpdatedAt }: Pick<HomepageConfig, 'faviconUpdatedAt'>,
  { partnerIconImageUrl: picture }: Pick<PartnerInfo, 'partnerIconImageUrl'>,
): string {
  if (!picture) return faviconUpdatedAt ? `?v=${Date.parse(faviconUpdatedAt)}` : '';
  const hash = createHash('sha256').update(`${picture} ${faviconUpdatedAt}`).digest('hex');
  // 48 bits have at most 15 digits.
  return `?v=${Number.parseInt(hash.slice(0, 12), 16)}`;
}
