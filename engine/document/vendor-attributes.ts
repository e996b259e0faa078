import type { PageContext } from '#engine/context/page-context.ts';
import type { VendorSettings } from '#registry/vendor.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import type { ConsentCategory, ConsentRule } from '#schemas/site/site-event.ts';

/** What the browser needs to start the vendors of a page: name → its settings and the categories it loads with. */
export type VendorList = Record<string, { settings: VendorSettings; categories: readonly ConsentCategory[] }>;

/** The rule of a page; `region`: it depends on where the visitor is, which no cached page can know. */
export type PageConsentRule = ConsentRule | 'region';

/** Without a rule of the partner and without a proxy that tells the region, visitors get a notice. */
function consentRuleOf(
  { config }: Pick<PageContext, 'config'>,
  { knowsRegion }: { knowsRegion: boolean },
): PageConsentRule {
  return config.trackingConsent ?? (knowsRegion ? 'region' : 'notice');
}

/** Attributes of `<body>` for pages of partners with vendors; empty for others, so that nothing of it loads. */
export function vendorAttributes(
  { vendors = [], config }: Pick<PageContext, 'vendors' | 'config'>,
  server: { knowsRegion: boolean },
): string {
  if (vendors.length === 0) return '';
  const list: VendorList = Object.fromEntries(
    vendors.map(({ name, settings, categories }) => [name, { settings, categories }]),
  );
  const rule = consentRuleOf({ config }, server);
  return ` data-consent="${rule}" data-vendors="${escapeHtml(JSON.stringify(list))}"`;
}
