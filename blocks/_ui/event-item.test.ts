import { expect, test } from 'vitest';
import type { UsedVendor } from '#engine/vendors/used-vendors.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { eventItem } from './event-item.ts';

const priced = { price: 1000, originalPrice: null, isVatIncluded: false, isConsultationRequired: false };
const product = { id: 3, name: '리프팅 "A"', currency: 'KRW' as const, priced };
const vendors = [{} as UsedVendor];
const page = (config: object = {}) => ({ vendors, config: homepageConfig.parse(config) });

test('an item has the price that the page shows', () => {
  const { 'data-item': text = '' } = eventItem(page(), product);
  expect(JSON.parse(text)).toEqual({ id: 3, name: '리프팅 "A"', price: 1100, currency: 'KRW' });
});

test('a hidden price is not in the page', () => {
  for (const config of [{ hasPriceView: false }, {}]) {
    const item = { ...product, priced: { ...priced, isConsultationRequired: true } };
    expect(eventItem(page(config), item)['data-item']).toContain('"price":null');
  }
});

test('the treatment of a page is marked, and sites without services have no attributes', () => {
  expect(eventItem(page(), product, true)).toHaveProperty('data-item-main');
  expect(eventItem({ config: homepageConfig.parse({}) }, product, true)).toEqual({});
});
