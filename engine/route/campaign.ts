/** Beside `utm_…`: what advertisements, shared links and newsletters put behind an address for whoever counts visits. */
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

/** Whether a parameter of an address only tells where a visitor comes from. No page reads such a one. */
export const isCampaignName = (name: string): boolean => name.startsWith('utm_') || campaignNames.has(name);

/**
 * An address without what only tells where a visitor comes from, and else as it is written. A name that is written in
 * percent signs stays: whoever reads its address finds the same page by the longer way.
 */
export function withoutCampaign(address: string): string {
  const mark = address.indexOf('?');
  if (mark < 0) return address;
  const given = address.slice(mark + 1).split('&');
  const kept = given.filter((part) => !isCampaignName(part.split('=', 1)[0] ?? ''));
  if (kept.length === given.length) return address;
  return kept.length > 0 ? address.slice(0, mark + 1) + kept.join('&') : address.slice(0, mark);
}
