import type { PartnerMarketing } from '#schemas/site/marketing.ts';

/**
 * The origin under which search engines list a site: the origin of the partner's `domainUrl`. On a local host, and for
 * a partner without a domain, it is the requested origin.
 */
export function publicOrigin(asked: string, { domainUrl }: Pick<PartnerMarketing, 'domainUrl'>): string {
  if (isLocalHost(URL.parse(asked)?.hostname ?? '')) return asked;
  const url = domainUrl ? URL.parse(domainUrl) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : asked;
}

/** Whether a host is on this machine, as in development and tests. */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';
