import type { PartnerMarketing } from '#schemas/site/marketing.ts';
import type { VendorDefinition, VendorSettings } from '../../vendor.ts';

/**
 * A vendor's settings in a partner's marketing info; undefined if it has none or they are invalid. The page and the reports
 * of conversions both read them here, so that they report to the same account.
 */
export function settingsOf(
  name: string,
  { fields = {}, settings }: Pick<VendorDefinition, 'fields' | 'settings'>,
  marketing: PartnerMarketing,
): VendorSettings | undefined {
  const own = Object.entries(fields).flatMap(([key, field]) => {
    const value = field && marketing[field];
    return value ? [[key, value] as const] : [];
  });
  const given = { ...Object.fromEntries(own), ...ownEntry(marketing.trackingIds ?? {}, name) };
  if (Object.keys(given).length === 0) return undefined;
  const { data } = settings.safeParse(given);
  return data && (Object.fromEntries(Object.entries(data).filter(([, value]) => value)) as VendorSettings);
}

const ownEntry = <Value>(entries: Record<string, Value>, name: string) =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;
