import type { ConsentRule } from '#schemas/site/site-event.ts';

/**
 * Countries whose law requires consent before anything is stored for measuring: the European Economic Area, the United
 * Kingdom, Switzerland and Brazil. Elsewhere, as in Korea and Japan, visitors are informed and can object.
 */
const asking = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH BR'.split(
    ' ',
  ),
);

/** The rule for a visitor from a country; an unknown one is treated as the strictest. */
export function consentRuleIn(country: string | string[] | undefined): ConsentRule {
  const code = typeof country === 'string' ? country.trim().toUpperCase() : '';
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' && !asking.has(code) ? 'notice' : 'opt-in';
}
