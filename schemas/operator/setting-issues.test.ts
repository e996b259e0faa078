import { expect, test } from 'vitest';
import { issuesOfChange, settingIssues } from './setting-issues.ts';
import { type ClinicSettings, clinicSettings } from './settings-calls.ts';

type Part = Record<string, unknown>;
const settingsOf = ({ partner = {}, hours = {} }: { partner?: Part; hours?: Part } = {}): ClinicSettings =>
  clinicSettings.parse({
    config: {},
    marketing: {},
    partner: {
      partnerName: { ko: '한의원' },
      displayName: { ko: '한의원' },
      partnerAddress: { ko: '서울' },
      partnerTel: '02-555-0101',
      lat: 37.5,
      lng: 127,
      ...partner,
    },
    hours: { mondayOpen: '10:00', mondayClose: '19:00', ...hours },
  });
const found = (parts: Parameters<typeof settingsOf>[0]) =>
  settingIssues(settingsOf(parts), 'ko').map(({ path, problem }) => `${path.join('.')}: ${problem}`);

test.each<[string, Part, string[]]>([
  ['nothing', {}, []],
  ['a number for all of Korea', { partnerTel: '1588-0000', partnerFax: '+82 2 (555) 0102' }, []],
  ['words', { partnerTel: '', partnerFax: '전화 주세요' }, ['partnerTel: phone', 'partnerFax: phone']],
  [
    'a branch',
    { branches: [{ name: { en: 'A' }, url: '/', tel: 'x' }] },
    ['branches.0.name: main-language', 'branches.0.tel: phone'],
  ],
  ['a business number', { partnerBusinessNumber: '12-345' }, ['partnerBusinessNumber: business-number']],
  ['another country', { partnerBusinessNumber: '0000-03-000121', partnerInternationalTelCode: '+81' }, []],
  ['no place', { lat: 0, lng: 0 }, ['lat: coordinates']],
  ['no main language', { partnerAddress: { ko: ' ', en: 'Seoul' } }, ['partnerAddress: main-language']],
])('facts are plausible: %s', (_, partner, issues) => {
  expect(found({ partner })).toEqual(issues.map((issue) => `partner.${issue}`));
});

test.each<[string, Part, string[]]>([
  ['half a day', { mondayClose: undefined }, ['mondayClose: open-and-close']],
  ['half a break', { mondayLunchStart: '13:00' }, ['mondayLunchEnd: lunch-times']],
  ['a break of all days', { lunchEnd: '13:00' }, ['lunchStart: lunch-times']],
  [
    'a break after work',
    { mondayLunchStart: '19:00', mondayLunchEnd: '20:00' },
    ['mondayLunchStart: lunch-outside'],
  ],
  ['a break that no day has', { lunchStart: '20:00', lunchEnd: '21:00' }, ['lunchStart: lunch-outside']],
  [
    'a Saturday that ends before the break of all days',
    { lunchStart: '13:00', lunchEnd: '14:00', saturdayOpen: '10:00', saturdayClose: '13:00' },
    [],
  ],
  ['a night, which ends on the next day', { fridayOpen: '18:00', fridayClose: '02:00' }, []],
  ['days that Monday stands for', { operationTimeType: 'weekWeekend', fridayOpen: '18:00' }, []],
])('hours are whole: %s', (_, hours, issues) => {
  expect(found({ hours })).toEqual(issues.map((issue) => `hours.${issue}`));
});

test('A fault that was there before hinders no change of something else', () => {
  const before = settingsOf({ partner: { partnerFax: 'none' }, hours: { tuesdayOpen: '10:00' } });
  const change = (partner: Part, hours: Part = {}) =>
    issuesOfChange(
      before,
      settingsOf({
        partner: { partnerFax: 'none', ...partner },
        hours: { tuesdayOpen: '10:00', ...hours },
      }),
      'ko',
    ).map(({ path }) => path.join('.'));
  expect(change({ partnerTel: '02-555-0102' })).toEqual([]);
  expect(change({ partnerFax: 'no' })).toEqual(['partner.partnerFax']);
  expect(change({}, { mondayOpen: '09:00' })).toEqual(['hours.tuesdayClose']);
});
