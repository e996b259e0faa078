import type { z } from 'zod';
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

const schemas = {
  config: homepageConfig,
  marketing: marketingSettings,
  partner: partnerFacts,
  hours: partnerHours,
} as const satisfies Record<(typeof settingParts)[number], z.ZodObject>;

/**
 * The file `partner.json` with what operators changed of it, setting by setting. Without the changes that the present
 * schema refuses: they were made before it, and must not stop a start.
 */
export const withChangedSettings = (file: PartnerFile, changed: ChangedSettings): PartnerFile => ({
  ...file,
  config: changedPart('config', file.config, changed.config).values,
  marketing: changedPart('marketing', file.marketing, changed.marketing).values,
  partner: changedPart('partner', file.partner, changed.partner).values,
  hours: changedPart('hours', file.hours, changed.hours).values,
});

/** The changed settings that the present schema refuses, for which the file counts: `config.vatRate`. */
export const refusedSettings = (file: PartnerFile, changed: ChangedSettings): string[] =>
  settingParts.flatMap((part) =>
    changedPart(part, file[part], changed[part]).refused.map((name) => `${part}.${name}`),
  );

function changedPart<Part extends (typeof settingParts)[number]>(
  part: Part,
  values: PartnerFile[Part],
  changes: Record<string, unknown> = {},
): { values: PartnerFile[Part]; refused: string[] } {
  const left = new Set(Object.keys(changes));
  for (;;) {
    const names = Object.keys(changes).filter((name) => left.has(name));
    const wanted = Object.fromEntries(names.map((name) => [name, changes[name]]));
    const { data, error } = schemas[part].safeParse(withChanges(values, wanted));
    const refused = Object.keys(changes).filter((name) => !left.has(name));
    if (data) return { values: data as PartnerFile[Part], refused };
    const at = error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(0, 1).map(String),
    );
    const wrong = at.filter((name) => left.has(name));
    // The file alone is what set-up has checked.
    if (left.size === 0) throw error;
    for (const name of wrong.length > 0 ? wrong : names) left.delete(name);
  }
}

/** Values of a part with what operators changed of it; an emptied one is left out, so that its default counts. */
function withChanges(values: object, changes: Record<string, unknown>): Record<string, unknown> {
  const all = Object.entries({ ...values, ...changes }).filter(
    ([name, value]) => value !== null || !(name in changes),
  );
  return Object.fromEntries(all);
}
