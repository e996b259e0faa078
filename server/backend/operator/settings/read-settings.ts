import { createHash } from 'node:crypto';
import type { InfoRow } from '#schemas/api/info.ts';
import type { PartnerContent } from '#schemas/content/index.ts';
import {
  type AnySettings,
  clinicSettings,
  type SettingsAnswer,
  settingsWithoutFacts,
} from '#schemas/operator/settings-calls.ts';
import type { Partner } from '#server/backend/context/partner-of-origin.ts';
import type { Database } from '#server/backend/database/open.ts';
import { readEntry } from '#server/backend/resources/content.ts';
import { readPartnerFile } from '#server/backend/seed/read-entries.ts';
import { readChangedSettings, withChangedSettings } from '#server/backend/sites/changed-settings.ts';

/** The settings with the texts in every language, as the stored file and its changes have them. */
export async function readSettings(db: Database, partner: Partner): Promise<SettingsAnswer> {
  const file = await readPartnerFile(db, partner.id);
  const settings = file
    ? known(clinicSettings, withChangedSettings(file, await readChangedSettings(db, partner.id)))
    : await settingsOfVisitors(db, partner);
  const version = createHash('sha256').update(JSON.stringify(settings)).digest('base64url').slice(0, 16);
  return { settings, version };
}

/** What the answer of `info` has of the settings: the only place before files were stored (migration 038). */
async function settingsOfVisitors(db: Database, partner: Partner): Promise<AnySettings> {
  const scope = { db, partner, languageCode: partner.mainLanguage };
  return known(settingsWithoutFacts, await readEntry<InfoRow>(scope, 'info', partner.id, 'NOT_FOUND'));
}

type Parts = Pick<InfoRow, 'config' | 'marketing' | 'partner'> | PartnerContent['partner'];

/** The values that a schema of settings knows, part by part. */
function known<Schema extends typeof clinicSettings | typeof settingsWithoutFacts>(
  schema: Schema,
  values: Parts,
): AnySettings {
  const parts = Object.entries(schema.shape).map(([part, { shape }]) => {
    const own = Object.entries((values as Record<string, object>)[part] ?? {});
    return [part, Object.fromEntries(own.filter(([name, value]) => name in shape && value !== null))];
  });
  return schema.parse(Object.fromEntries(parts));
}
