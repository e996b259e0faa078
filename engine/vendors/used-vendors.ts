import type { VendorDefinition, VendorSettings } from '#registry/vendor.ts';
import { settingsOf } from '#registry/vendors/_shared/settings-of.ts';
import type { PartnerMarketing } from '#schemas/site/marketing.ts';

/** A vendor that a partner uses, with its settings. */
export type UsedVendor = { name: string; settings: VendorSettings } & Pick<
  VendorDefinition,
  'label' | 'purpose' | 'categories' | 'origins'
>;

type Vendors = ReadonlyMap<string, VendorDefinition>;

const known = new WeakMap<PartnerMarketing, { vendors: Vendors; used: readonly UsedVendor[] }>();

/**
 * The vendors whose ids a partner has, in the order in which they start. One with an invalid id is left out: ids become
 * parts of URLs.
 */
export function usedVendors(vendors: Vendors, marketing: PartnerMarketing): readonly UsedVendor[] {
  const before = known.get(marketing);
  if (before?.vendors === vendors) return before.used;
  const used = [...vendors]
    .sort(([, one], [, other]) => one.order - other.order)
    .flatMap(([name, vendor]): UsedVendor[] => {
      const settings = settingsOf(name, vendor, marketing);
      if (!settings) return [];
      const { label, purpose, categories, origins } = vendor;
      return [{ name, settings, label, purpose, categories, origins }];
    });
  known.set(marketing, { vendors, used });
  return used;
}
