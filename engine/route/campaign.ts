/** Besides `utm_…`: tracking parameters that advertisements, shared links and newsletters add to URLs. */
const campaignNames = new Set([
  // Google, Microsoft, Meta, X, TikTok, Yandex, Mailchimp.
  ...['gclid', 'gbraid', 'wbraid', '_ga', 'msclkid', 'fbclid', 'igshid', 'twclid', 'ttclid', 'yclid'],
  ...['mc_cid', 'mc_eid'],
  // Naver.
  ...['NaPm', 'n_media', 'n_query', 'n_rank', 'n_ad_group', 'n_ad', 'n_keyword_id', 'n_keyword'],
  ...['n_campaign_type', 'n_ad_group_type', 'n_match'],
  // Kakao.
  ...['k_campaign', 'k_adgroup', 'k_keyword', 'k_creative'],
]);

/** Whether a query parameter only tracks where a visitor comes from. No page reads such a parameter. */
export const isCampaignName = (name: string): boolean => name.startsWith('utm_') || campaignNames.has(name);

/**
 * Removes tracking parameters from a URL and leaves the rest unchanged. Percent-encoded names stay: such a URL still
 * leads to the same page.
 */
export function withoutCampaign(address: string): string {
  const mark = address.indexOf('?');
  if (mark < 0) return address;
  const given = address.slice(mark + 1).split('&');
  const remaining = given.filter((part) => !isCampaignName(part.split('=', 1)[0] ?? ''));
  if (remaining.length === given.length) return address;
  return remaining.length > 0 ? address.slice(0, mark + 1) + remaining.join('&') : address.slice(0, mark);
}

/**
 * Adds the tracking parameters of one URL to another that it leads to, for example of a short URL to its target. A
 * parameter that the target already has stays as it is.
 * @param address a path with an optional query and fragment
 */
export function withCampaign(address: string, from: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const known = new URLSearchParams(query);
  const given = [...new URLSearchParams(from.split('?').slice(1).join('?'))];
  const added = new URLSearchParams(given.filter(([name]) => isCampaignName(name) && !known.has(name)));
  if (added.size === 0) return address;
  return `${path}${query.length > 1 ? `${query}&` : '?'}${added}${fragment}`;
}
