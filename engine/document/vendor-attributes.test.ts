import { expect, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import { usedVendors } from '#engine/vendors/used-vendors.ts';
import { registry } from '#registry/manifest.server.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { partnerMarketing } from '#schemas/site/marketing.ts';
import { vendorAttributes } from './vendor-attributes.ts';

const attributes = (marketing: object, config: object = {}, knowsRegion = false) =>
  vendorAttributes(
    {
      vendors: usedVendors(registry.vendors, partnerMarketing.parse({ partnerId: 1, ...marketing })),
      config: homepageConfig.parse(config),
    } as PageContext,
    { knowsRegion },
  );
const ruleOf = (html: string) => /data-consent="([\w-]+)"/.exec(html)?.[1];

test('a page of a partner without vendors has nothing of them', () => {
  expect(attributes({})).toBe('');
});

test('the browser gets name, settings and categories of each vendor, and nothing that ends the attribute', () => {
  const html = attributes({ ga4Id: 'G-ABC' });
  const [, json = ''] = /data-vendors="([^"]*)"/.exec(html) ?? [];
  expect(JSON.parse(json.replaceAll('&quot;', '"'))).toEqual({
    'google-analytics': { settings: { id: 'G-ABC' }, categories: ['statistics'] },
  });
  expect(html).not.toContain('<');
});

test('the partner’s rule for consent applies, else that of the region, else a notice', () => {
  const ids = { ga4Id: 'G-ABC' };
  for (const rule of ['none', 'notice', 'opt-in'])
    for (const knowsRegion of [true, false])
      expect(ruleOf(attributes(ids, { trackingConsent: rule }, knowsRegion))).toBe(rule);
  expect(ruleOf(attributes(ids, {}, true))).toBe('region');
  expect(ruleOf(attributes(ids))).toBe('notice');
});
