import { expect, test } from 'vitest';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import { fixtures } from './fixtures.ts';
import { schema } from './schema.ts';
import { structuredData } from './structured-data.ts';

const { source } = fixtures.default;
const data = schema.parse({}) as never;

function offersOf(row: object, config: object = {}): Record<string, unknown> | undefined {
  const page = samplePage('ko', {
    path: '/products/1',
    pageKey: '/products/{productId}',
    config: homepageConfig.parse(config),
  });
  const [node] = structuredData({ data, source: { row: { ...source.row, ...row } } }, page);
  return (node as { offers?: Record<string, unknown> }).offers;
}
const option = {
  id: 1,
  name: 'a',
  originalPrice: null,
  isVatIncluded: false,
  isConsultationRequired: false,
  isReservable: true,
  count: null,
};

test('the price is the one that is shown, with or without VAT as the site shows it', () => {
  const options = [{ ...option, price: 100_000 }];
  expect(offersOf({ options }, { isIncludeVat: true, vatRate: 10 })).toMatchObject({
    '@type': 'Offer',
    price: 110_000,
    priceSpecification: { valueAddedTaxIncluded: true },
  });
  expect(offersOf({ options }, { isIncludeVat: false })).toMatchObject({
    price: 100_000,
    priceSpecification: { valueAddedTaxIncluded: false },
  });
});

test('several prices are offered from the lowest', () => {
  const options = [100_000, 90_000].map((price, index) => ({ ...option, id: index + 1, price }));
  expect(offersOf({ options }, { isIncludeVat: false })).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 90_000,
    offerCount: 2,
  });
});

test('hidden prices and those of a consultation are not offered', () => {
  const options = [{ ...option, price: 100_000 }];
  expect(offersOf({ options }, { hasPriceView: false })).toBeUndefined();
  expect(offersOf({ options: [{ ...option, price: null }] })).toBeUndefined();
  expect(offersOf({ options: [{ ...option, price: 5, isConsultationRequired: true }] })).toBeUndefined();
});
