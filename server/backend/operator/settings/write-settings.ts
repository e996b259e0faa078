import type { InfoRow } from '#schemas/api/info.ts';
import {
  type AnySettings,
  hasFacts,
  type SettingsWithoutFacts,
  settingsWithoutFacts,
} from '#schemas/operator/settings-calls.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { partnerMarketing } from '#schemas/site/marketing.ts';
import type { Partner } from '#server/backend/context/partner-of-origin.ts';
import type { Database } from '#server/backend/database/open.ts';
import { storable } from '#server/backend/database/search.ts';
import { flag } from '#server/backend/database/tables.ts';
import type { PictureSizes } from '#server/backend/seed/picture-sizes.ts';
import { rewriteSettings } from '#server/backend/seed/rewrite-entries.ts';
import type { ChangedSettings } from '#server/backend/sites/changed-settings.ts';

/**
 * Rebuilds what visitors get from the settings.
 * @param db a transaction in which the changes are stored
 */
export async function writeSettings(
  db: Database,
  partner: Partner,
  settings: AnySettings,
  change: ChangedSettings,
  sizes: PictureSizes,
): Promise<void> {
  if (hasFacts(settings))
    await rewriteSettings(db, partner, sizes, {
      hasOtherHours: change.hours !== undefined,
      hasOtherVat: change.config?.vatRate !== undefined,
    });
  else await writeForVisitors(db, partner, settings);
  await db
    .updateTable('partners')
    .set({ hidesDefaultOptions: flag(settings.config.hideEventPageDefaultProductOption) })
    .where('id', '=', partner.id)
    .execute();
}

/** Writes settings into the answer of `info` in every language, where the files that it is made from are not stored. */
async function writeForVisitors(
  db: Database,
  partner: Partner,
  settings: SettingsWithoutFacts,
): Promise<void> {
  const texts = await db
    .selectFrom('contentTexts')
    .where('partnerId', '=', partner.id)
    .where('kind', '=', 'info')
    .select(['languageCode', 'row'])
    .execute();
  const noMap = Object.fromEntries(
    Object.keys(settingsWithoutFacts.shape.partner.shape).map((name) => [name, null]),
  );
  for (const { languageCode, row } of texts) {
    const info = JSON.parse(row) as InfoRow;
    const { domainUrl } = info.marketing;
    const next: InfoRow = {
      ...info,
      partner: { ...info.partner, ...noMap, ...settings.partner },
      marketing: partnerMarketing.parse({ ...settings.marketing, domainUrl, partnerId: partner.id }),
      config: homepageConfig.strip().parse({ ...info.config, ...settings.config }),
    };
    await db
      .updateTable('contentTexts')
      .set({ row: storable(JSON.stringify(next)) })
      .where('partnerId', '=', partner.id)
      .where('kind', '=', 'info')
      .where('languageCode', '=', languageCode)
      .execute();
  }
}
