import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/bootstrap/paths.mjs';
import { benchDir } from '../../lib/bench-environment.ts';
import type { PlayedVendor } from './vendor-origins.ts';

/**
 * Copies the demo partners and gives each of them ids of every vendor, and the rule that visitors are asked.
 * @returns the folder of the copies
 */
export function vendorPartners(vendors: readonly PlayedVendor[], codes: readonly string[]): string {
  const folder = join(benchDir, 'vendor-partners');
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'fixtures', 'partners'), folder, { recursive: true });
  const trackingIds = Object.fromEntries(vendors.map(({ name, fake }) => [name, fake.settings]));
  for (const code of codes) {
    const file = join(folder, code, 'content', 'partner.json');
    const partner = JSON.parse(readFileSync(file, 'utf8'));
    partner.marketing = { ...partner.marketing, trackingIds };
    partner.config = { ...partner.config, trackingConsent: 'opt-in' };
    writeFileSync(file, JSON.stringify(partner));
  }
  return folder;
}
