import { expect, test } from 'vitest';
import { partnerFacts } from '#schemas/content/partner-facts.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { partnerMarketing } from '#schemas/site/marketing.ts';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { labelOfSetting, settingGroups } from './setting-groups.ts';

test('every setting and every fact of the clinic is shown, once, and with a label in both languages', () => {
  const listed = Object.values(settingGroups).flatMap(({ of, names }) =>
    names.map((name) => `${of}.${name}`),
  );
  const wanted = [
    ...Object.keys(homepageConfig.shape).map((name) => `config.${name}`),
    ...Object.keys(partnerMarketing.shape).map((name) => `marketing.${name}`),
    ...Object.keys(partnerFacts.shape).map((name) => `partner.${name}`),
    'partner.partnerCode',
    ...Object.keys(partnerHours.shape).map((name) => `hours.${name}`),
  ].filter((name) => !['config.version', 'marketing.partnerId'].includes(name));
  expect(listed.sort()).toEqual(wanted.sort());
  for (const { of, names } of Object.values(settingGroups))
    for (const name of names)
      for (const language of ['ko', 'en'] as const)
        expect([name, labelOfSetting(of, name, language).title]).not.toEqual([name, name]);
});
