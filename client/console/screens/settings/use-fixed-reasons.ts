import { useLingui } from '@lingui/react/macro';

/** Why a setting cannot be changed in the console, and where it can. */
export function useFixedReasons(): Partial<Record<string, string>> {
  const { t } = useLingui();
  return {
    templateCode: t`It is used while the site document names no template. Choose the template above: that one is in the document.`,
    timeZone: t`All dates of the content depend on it, so it changes with the content: in partner.json on the server, config.`,
    domainUrl: t`The site answers on this host, which needs a certificate and DNS. It is changed on the server: in partner.json, marketing.`,
    partnerCode: t`It is part of the addresses of the clinic’s pictures, and the name of its folder on the server.`,
    partnerCrm: t`It is connected on the server, together with that system: in partner.json, partner.`,
    sitemapUpdatedAt: t`It makes search engines read all pages again. It is changed on the server: in partner.json, config.`,
    faviconUpdatedAt: t`It is changed on the server, together with the icon in the clinic’s folder: in partner.json, config.`,
  };
}
