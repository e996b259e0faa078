import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { usedVendors } from '#engine/vendors/used-vendors.ts';
import { registry } from '#registry/manifest.server.ts';
import { partnerMarketing } from '#schemas/site/marketing.ts';
import ConsentBanner from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { meta } from './schema.ts';

const vendorsOf = (marketing: object) =>
  usedVendors(registry.vendors, partnerMarketing.parse({ partnerId: 1, ...marketing }));
const render = (marketing: object, config = {}) =>
  renderForTest(
    { component: ConsentBanner, messages },
    { data: {}, config, page: { vendors: vendorsOf(marketing) } },
  ).html;

test('the banner names every service of the clinic with its purpose, under what it is for', () => {
  const html = render({ ga4Id: 'G-ABC', kakaoPixelConversionTrackingId: '1234567890123' });
  expect(html).toContain('<b>Google Analytics</b> Counts visits and how the site is used.');
  expect(html).toContain('<b>Kakao Pixel</b>');
  expect(html.match(/data-consent-category="\w+"/g)).toEqual([
    'data-consent-category="statistics"',
    'data-consent-category="marketing"',
  ]);
  expect(html).not.toContain('checked');
});

test('refusing is as easy as accepting', () => {
  const html = render({ ga4Id: 'G-ABC' });
  expect(html.match(/data-consent-answer="\w+"/g)).toEqual([
    'data-consent-answer="chosen"',
    'data-consent-answer="none"',
    'data-consent-answer="all"',
  ]);
});

test('a category without a service is not offered', () => {
  expect(render({ ga4Id: 'G-ABC' })).not.toContain('data-consent-category="marketing"');
});

test('a clinic that uses no service, or asks nobody, has no banner', () => {
  expect(render({})).toBe('');
  expect(render({ ga4Id: 'G-ABC' }, { trackingConsent: 'none' })).toBe('');
  const page = { path: '/', pageKey: '/' };
  expect(meta.isNeeded?.({ source: undefined, page: { ...page, vendors: [] } })).toBe(false);
  expect(
    meta.isNeeded?.({ source: undefined, page: { ...page, vendors: vendorsOf({ ga4Id: 'G-A' }) } }),
  ).toBe(true);
});
