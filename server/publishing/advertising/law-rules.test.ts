import { expect, test } from 'vitest';
import { loadRules } from '../load-rules.ts';
import { examplePartner } from '../testing/example-site.ts';
import { countryOf } from './country-of.ts';
import { clinicIn } from './phrase-rule.ts';

const rules = [...(await loadRules()).values()].filter(({ id }) => /^(korea|japan)-/.test(id));

test.each(rules)(
  '$id warns, and names its law with the day since when it is in force',
  ({ id, level, about }) => {
    expect(level).toBe('warning');
    expect(about.ko).toMatch(/ 근거: .*법.* \(\d{4}-\d{2}-\d{2} 시행\)\.$/);
    expect(about.en).toMatch(
      / Source: .* Act of (Korea|Japan), articles? .* \(in force since \d{4}-\d{2}-\d{2}\)\.$/,
    );
    expect(about.en).toContain(id.startsWith('korea') ? 'Korea' : 'Japan');
    expect(about.en).not.toMatch(/제\d/);
  },
);

test('there are rules for both countries', () => {
  expect(rules.filter(({ id }) => id.startsWith('korea-')).length).toBeGreaterThanOrEqual(8);
  expect(rules.filter(({ id }) => id.startsWith('japan-')).length).toBeGreaterThanOrEqual(7);
});

test('the country of a clinic is that of its time zone', () => {
  expect(countryOf(examplePartner(clinicIn('KR')))).toBe('KR');
  expect(countryOf(examplePartner(clinicIn('JP')))).toBe('JP');
  expect(countryOf(examplePartner({ timeZone: 'Asia/Bangkok' }))).toBeUndefined();
  expect(countryOf(undefined)).toBeUndefined();
});
