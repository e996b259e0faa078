import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { InfoRow } from '#schemas/api/info.ts';
import {
  type ClinicSettings,
  clinicSettings,
  type SettingsAnswer,
  type settingsCalls,
} from '#schemas/operator/settings-calls.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import { partnerMarketing } from '#schemas/site/marketing.ts';
import type { Partner } from '#server/backend/context/partner-of-origin.ts';
import { nextNumber } from '#server/backend/database/counters.ts';
import type { Database } from '#server/backend/database/open.ts';
import { storable } from '#server/backend/database/search.ts';
import { flag } from '#server/backend/database/tables.ts';
import { readEntry } from '#server/backend/resources/content.ts';
import {
  addChangedSettings,
  type ChangedSettings,
  settingParts,
} from '#server/backend/sites/changed-settings.ts';
import type { HandlersOf, OperatorHandler } from '../context/handler.ts';
import { OperatorRefusal } from '../context/refusal.ts';

type Json = z.core.util.JSONType;

/** The settings as the site has them: the answer of `info` is their only place. */
async function readSettings(db: Database, partner: Partner): Promise<SettingsAnswer> {
  const scope = { db, partner, languageCode: partner.mainLanguage };
  const row = await readEntry<InfoRow>(scope, 'info', partner.id, 'NOT_FOUND');
  const parts = settingParts.map((part) => {
    const known = Object.keys(clinicSettings.shape[part].shape);
    const own = Object.entries(row[part]).filter(([name, value]) => known.includes(name) && value !== null);
    return [part, Object.fromEntries(own)];
  });
  const settings = clinicSettings.parse(Object.fromEntries(parts));
  const version = createHash('sha256').update(JSON.stringify(settings)).digest('base64url').slice(0, 16);
  return { settings, version };
}

/** The settings that differ, with their new values; null for one that is not set any more. */
function changesOf(before: ClinicSettings, after: ClinicSettings): ChangedSettings {
  const parts = settingParts.map((part) => {
    const [old, next]: Record<string, unknown>[] = [before[part], after[part]];
    const names = Object.keys({ ...old, ...next }).filter(
      (name) => !isDeepStrictEqual(old?.[name], next?.[name]),
    );
    return [part, Object.fromEntries(names.map((name) => [name, next?.[name] ?? null]))] as const;
  });
  return Object.fromEntries(parts.filter(([, changes]) => Object.keys(changes).length > 0));
}

/** Writes settings into the answer of `info` in every language. @param db a transaction */
async function writeSettings(db: Database, partner: Partner, settings: ClinicSettings): Promise<void> {
  const texts = await db
    .selectFrom('contentTexts')
    .where('partnerId', '=', partner.id)
    .where('kind', '=', 'info')
    .select(['languageCode', 'row'])
    .execute();
  for (const { languageCode, row } of texts) {
    const info = JSON.parse(row) as InfoRow;
    const { domainUrl } = info.marketing;
    const noMap = Object.fromEntries(
      Object.keys(clinicSettings.shape.partner.shape).map((name) => [name, null]),
    );
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
  await db
    .updateTable('partners')
    .set({ hidesDefaultOptions: flag(settings.config.hideEventPageDefaultProductOption) })
    .where('id', '=', partner.id)
    .execute();
}

const saveClinicSettings: OperatorHandler<'saveClinicSettings'> = async (
  context,
  _,
  { version, settings },
) => {
  const { db, partner, now } = context;
  const saved = await db.transaction().execute(async (transaction) => {
    // Writes of one clinic's settings wait for each other.
    await nextNumber(transaction, partner.id, 'settings');
    const present = await readSettings(transaction, partner);
    if (present.version !== version)
      throw new OperatorRefusal(409, 'SETTINGS_CHANGED', { body: { present } });
    const change = changesOf(present.settings, settings);
    await writeSettings(transaction, partner, settings);
    await addChangedSettings(transaction, partner.id, change, now);
    await context.record(transaction, {
      target: 'settings',
      before: changesOf(settings, present.settings) as Json,
      after: change as Json,
    });
    return readSettings(transaction, partner);
  });
  await context.purge(partner, 'saveClinicSettings');
  return saved;
};

/** Settings are the clinic's content: visitors see a change at once, without a publication. */
export const settingsHandlers: HandlersOf<keyof typeof settingsCalls> = {
  clinicSettings: ({ db, partner }) => readSettings(db, partner),
  saveClinicSettings,
};
