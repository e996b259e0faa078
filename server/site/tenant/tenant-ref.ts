import type { TenantRef } from '#engine/data/answer-key.ts';
import type { SiteEntry } from './site-store.ts';

/** The partner whose data is read for a site. */
export const tenantRefOf = ({ code, partnerId, origin }: SiteEntry): TenantRef => ({
  partnerCode: code,
  partnerId,
  origin,
});
