import { mainInfo } from '../facts/main-info.ts';
import type { PartnerFacts } from '../partner-facts.ts';

/** A country whose rules of medical advertising are known. */
export type Country = 'KR' | 'JP';

const byTelCode: Readonly<Record<string, Country>> = { '+82': 'KR', '+81': 'JP' };
const byTimeZone: Readonly<Record<string, Country>> = { 'Asia/Seoul': 'KR', 'Asia/Tokyo': 'JP' };

/**
 * The country of a clinic: by its time zone, because the country code of its phone number has a default; undefined
 * without facts and for any other country.
 */
export const countryOf = (facts: PartnerFacts | undefined): Country | undefined =>
  facts &&
  (byTimeZone[facts.timeZone] ?? byTelCode[mainInfo(facts)?.partner.partnerInternationalTelCode ?? '']);
