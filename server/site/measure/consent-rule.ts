import type { ConsentRule } from '#schemas/site/site-event.ts';

const codesOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Countries whose law requires consent before anything is stored for measuring: the European Economic Area, the United
 * Kingdom, Switzerland and Brazil, with the parts of them that have codes of their own (as Réunion, Åland and Svalbard)
 * and the territories where their law or one like it applies (as New Caledonia, Gibraltar and Jersey). Elsewhere, as in
 * Korea and Japan, visitors are informed and can object.
 */
const asking = codesOf(`
  AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH BR
  AX BL BV GF GP MF MQ NC PF PM RE SJ TF WF YT
  GG GI IM JE
`);

/** All codes of ISO 3166-1. Others, such as `EU`, `XX` and `T1`, name no country. */
const countries = codesOf(`
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT
  BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH
  ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT
  HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS
  LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI
  NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG
  SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG
  UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`);

/** The rule for a visitor from a country (ISO 3166-1); an unknown one is treated as the strictest. */
export function consentRuleIn(country: string | string[] | undefined): ConsentRule {
  const code = typeof country === 'string' ? country.trim().toUpperCase() : '';
  return countries.has(code) && !asking.has(code) ? 'notice' : 'opt-in';
}
