import type { InfoRow } from '#schemas/api/info.ts';
import type { PartnerInfo } from '#schemas/site/partner.ts';
import type { PartnerFacts } from '../partner-facts.ts';

/** Partner, marketing and config in the main language, which every partner has; undefined without facts. */
export const mainInfo = (facts: PartnerFacts | undefined): InfoRow | undefined =>
  facts?.info[facts.mainLanguage]?.row;

/** Facts about the partner in every language of its site. */
export const allInfo = (facts: PartnerFacts | undefined): PartnerInfo[] =>
  Object.values(facts?.info ?? {}).flatMap((info) => (info ? [info.row.partner] : []));
