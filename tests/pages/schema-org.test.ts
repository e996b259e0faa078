import { expect, test } from 'vitest';
import { notInVocabulary } from './schema-org.ts';

const clinic = {
  '@type': 'MedicalClinic',
  '@id': 'https://a.example/#clinic',
  name: 'A',
  address: { '@type': 'PostalAddress', streetAddress: 'B' },
  openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '10:00' }],
};

test('properties of a type, of those that it extends, and references are known', () => {
  expect(notInVocabulary(clinic)).toEqual([]);
  const service = { '@type': 'Service', provider: { '@id': 'x' }, offers: { '@type': 'AggregateOffer' } };
  expect(notInVocabulary(service)).toEqual([]);
});

test.each(['Dentist', 'BeautySalon', 'VideoObject', 'FAQPage', 'BreadcrumbList'])('%s is a type', (type) => {
  expect(notInVocabulary({ '@type': type, name: 'A' })).toEqual([]);
});

test.each([
  [{ ...clinic, opening: '10:00' }, 'opening: no property of MedicalClinic'],
  [{ ...clinic, '@type': 'Clinic' }, ': the type Clinic'],
  [
    { ...clinic, address: { '@type': 'Offer' } },
    'address: a Offer, not PostalAddress or Text or IdReference',
  ],
  [
    { ...clinic, address: { '@type': 'PostalAddress', price: 1 } },
    'address.price: no property of PostalAddress',
  ],
  [{ ...clinic, address: { streetAddress: 'B' } }, 'address: no type'],
])('%j is not', (node, problem) => {
  expect(notInVocabulary(node)).toEqual([problem]);
});
