import type { PartnerContent } from '#schemas/content/index.ts';
import { partnerFacts } from '#schemas/content/partner-facts.ts';
import type { ClinicSettings } from '#schemas/operator/settings-calls.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { marketingSettings } from '#schemas/site/marketing.ts';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import type { Database } from '../database/open.ts';
import { storable } from '../database/search.ts';
import type { Millis } from '../database/tables.ts';

/** The settings that operators changed, by part and name; null for one that was emptied. */
export type ChangedSettings = { [Part in keyof ClinicSettings]?: Record<string, unknown> };

export const settingParts = [
  'config',
  'marketing',
  'partner',
  'hours',
] as const satisfies (keyof ClinicSettings)[];

/** What operators changed of a partner's settings, which the files of its folder do not have. */
export async function readChangedSettings(db: Database, partnerId: number): Promise<ChangedSettings> {
  const row = await db
    .selectFrom('clinicSettings')
    .where('partnerId', '=', partnerId)
    .select('changed')
    .executeTakeFirst();
  return row ? JSON.parse(row.changed) : {};
}

/** Adds changes to those before. @param db a transaction */
export async function addChangedSettings(
  db: Database,
  partnerId: number,
  change: ChangedSettings,
  now: Millis,
): Promise<void> {
  const before = await readChangedSettings(db, partnerId);
  const all = Object.fromEntries(settingParts.map((part) => [part, { ...before[part], ...change[part] }]));
  const row = { changed: storable(JSON.stringify(all)), savedAt: now };
  await db
    .insertInto('clinicSettings')
    .values({ partnerId, ...row })
    .onConflict((conflict) => conflict.column('partnerId').doUpdateSet(row))
    .execute();
}

type PartnerFile = PartnerContent['partner'];

/** The file `partner.json` with what operators changed of it, setting by setting. */
export const withChangedSettings = (file: PartnerFile, changed: ChangedSettings): PartnerFile => ({
  ...file,
  config: homepageConfig.parse(withChanges(file.config, changed.config)),
  marketing: marketingSettings.parse(withChanges(file.marketing, changed.marketing)),
  partner: partnerFacts.parse(withChanges(file.partner, changed.partner)),
  hours: partnerHours.parse(withChanges(file.hours, changed.hours)),
});

/** Values of a part with what operators changed of it; an emptied one is left out, so that its default counts. */
function withChanges<Values extends object>(values: Values, changes: Record<string, unknown> = {}): Values {
  const all = Object.entries({ ...values, ...changes }).filter(
    ([name, value]) => value !== null || !(name in changes),
  );
  return Object.fromEntries(all) as Values;
}
