import { expect, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import { schema } from './schema.ts';
import { structuredData } from './structured-data.ts';

const clinicOf = (data: object = {}, page: Partial<PageContext> = {}) =>
  structuredData({ data: schema.parse(data) as never, source: undefined }, samplePage('ko', page))[0];

test('every page names the clinic, its number and address as they are shown', () => {
  expect(clinicOf({}, { path: '/info', pageKey: '/info' })).toEqual({
    '@type': 'MedicalClinic',
    '@id': expect.stringMatching(/\/#clinic$/),
    name: '라온의원 청담',
    url: expect.stringMatching(/^https?:/),
    legalName: '라온의원',
    telephone: '+8225550182',
    address: { '@type': 'PostalAddress', streetAddress: '서울특별시 강남구 가상대로 123' },
  });
});

test('the home page adds hours and channels, if the footer shows them', () => {
  expect(clinicOf({ hasHours: true, social: ['instagram'] })).toMatchObject({
    openingHoursSpecification: [
      { opens: '10:00', closes: '13:00' },
      { opens: '14:00', closes: '19:00' },
    ],
    sameAs: ['https://www.instagram.com/raon'],
  });
  const without = clinicOf({ hasHours: false, social: [] });
  expect(Object.keys(without ?? {})).not.toEqual(expect.arrayContaining(['sameAs']));
  expect(Object.keys(without ?? {})).not.toEqual(expect.arrayContaining(['openingHoursSpecification']));
});

test('missing facts are left out', () => {
  const { partner } = samplePage('ko');
  const bare = clinicOf(
    { hasHours: false, social: [] },
    { partner: { ...partner, partnerTel: null, partnerAddress: null } },
  );
  expect(Object.keys(bare ?? {})).toEqual(['@type', '@id', 'name', 'url', 'legalName']);
});
