import { expect, test } from 'vitest';
import { consentRuleIn } from './consent-rule.ts';

const rulesOf = (codes: string) => [...new Set(codes.split(' ').map(consentRuleIn))];

test('visitors from countries of known law get a notice', () => {
  expect(rulesOf('KR JP CN TW HK SG US CA AU kr')).toEqual(['notice']);
  expect(consentRuleIn(' KR ')).toBe('notice');
});

test('visitors from the EEA, the United Kingdom, Switzerland and Brazil are asked', () => {
  expect(rulesOf('DE FR IE GR IS LI NO GB CH BR de')).toEqual(['opt-in']);
});

test('so are those from territories with codes of their own', () => {
  expect(rulesOf('AX GF GP MF MQ RE YT BL NC PF PM TF WF SJ BV GG GI IM JE')).toEqual(['opt-in']);
});

test('a code that names no country counts as the strictest', () => {
  for (const unknown of [undefined, '', ['KR'], ['KR', 'KR'], 'K', 'KOR', 'KR,DE', '대한'])
    expect(consentRuleIn(unknown)).toBe('opt-in');
  // Of groups of countries, unknown places, anonymous networks, and codes outside of ISO 3166-1.
  expect(rulesOf('ZZ XX T1 A1 A2 O1 EU AP UK EL EZ UN XK AN SU YU')).toEqual(['opt-in']);
});

test('exactly the countries that have a name are known', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const noticed = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => consentRuleIn(code) === 'notice');
  // 249 codes of ISO 3166-1, without those that are asked.
  expect(noticed).toHaveLength(249 - 33 - 15 - 4);
  expect(new Set(noticed.map((code) => names.of(code))).size).toBe(noticed.length);
});
