import { expect, test } from 'vitest';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import { clinic, openingHours } from './clinic.ts';

const page = samplePage('en');
const spans = (hours: object) => {
  const specified = openingHours({ ...page, partner: { ...page.partner, ...partnerHours.parse(hours) } });
  return (specified as unknown as { dayOfWeek: string[]; opens: string; closes: string }[]).map(
    ({ dayOfWeek, opens, closes }) =>
      `${dayOfWeek.map((day) => day.slice('https://schema.org/'.length)).join(' ')} ${opens}-${closes}`,
  );
};

test('a lunch break makes two spans, and closed days have none', () => {
  expect(
    spans({
      mondayOpen: '10:00',
      mondayClose: '19:00',
      tuesdayOpen: '10:00',
      lunchStart: '13:00',
      lunchEnd: '14:00',
    }),
  ).toEqual(['Monday 10:00-13:00', 'Monday 14:00-19:00']);
  expect(spans({})).toEqual([]);
});

test('days with the same hours are one specification; nights end on the next day', () => {
  expect(
    spans({ fridayOpen: '18:00', fridayClose: '02:00', saturdayOpen: '18:00', saturdayClose: '02:00' }),
  ).toEqual(['Friday Saturday 18:00-02:00']);
});

test('a day around the clock ends before midnight', () => {
  expect(
    spans({ sundayOpen: '09:00', sundayClose: '09:00', holidayOpen: '00:00', holidayClose: '23:59' }),
  ).toEqual(['Sunday PublicHolidays 00:00-23:59']);
});

test('the clinic is what the partner states, under its public address', () => {
  const dentist = {
    ...page,
    origin: 'https://old.example',
    marketing: { ...page.marketing, domainUrl: 'https://www.raon.example/x' },
    partner: { ...page.partner, businessType: 'Dentist' as const },
  };
  expect(clinic(dentist, {})).toEqual({
    '@type': 'Dentist',
    '@id': 'https://www.raon.example/#clinic',
    name: page.partner.displayName,
    url: 'https://www.raon.example/en',
  });
});
