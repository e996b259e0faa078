import { useLingui } from '@lingui/react/macro';

/** Why a setting cannot be changed in the console, and where it can. */
export function useFixedReasons(): Partial<Record<string, string>> {
  const { t } = useLingui();
  return {
    templateCode: t`It is used while the site document names no template. Choose the template above: that one is in the document.`,
    timeZone: t`Periods and dates of all content are stored by it, so it changes with the content: partner.json, config.`,
    domainUrl: t`The site answers on this host, which needs a certificate and DNS. It is changed on the server: partner.json, marketing.`,
    partnerCode: t`Addresses of the clinic’s pictures have it, and the folder on the server.`,
    partnerLogoImageUrl: t`It is a picture of the clinic’s folder on the server: partner.json, logo.`,
    partnerCrm: t`It is connected on the server, together with that system: partner.json, partner.`,
    sitemapUpdatedAt: t`It is written when the sitemap changes, and search engines read that again.`,
    faviconUpdatedAt: t`It is written when the icon changes: favicon of the clinic’s folder on the server.`,
  };
}
