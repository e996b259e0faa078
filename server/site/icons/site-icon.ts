import { iconVersion } from '#engine/head/icon-version.ts';
import { type InfoDeps, siteInfo } from '#server/site/pages/site-info.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';

export type SiteIcon = {
  /** URL of the picture that an operator chose. */
  picture: string | null;
  /** The query that the icons' URLs have now, or empty. */
  version: string;
};

/** The icon of a site as its operators set it; undefined if the facts cannot be read. */
export async function siteIcon(deps: InfoDeps, tenant: Tenant): Promise<SiteIcon | undefined> {
  const info = await siteInfo(deps, tenant);
  return (
    info && {
      picture: info.partner.partnerIconImageUrl,
      version: iconVersion(info.config, info.partner),
    }
  );
}
