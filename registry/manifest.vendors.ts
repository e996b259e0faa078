import type { VendorClient } from './vendor.ts';

const files = import.meta.glob<VendorClient>('./vendors/*/browser.ts', { import: 'default' });

/** Name of a vendor → function that loads its code for the browser. Each is a chunk of its own. */
export const vendorClients: Readonly<Record<string, () => Promise<VendorClient>>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
);
