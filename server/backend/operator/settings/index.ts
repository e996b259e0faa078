import { isDeepStrictEqual } from 'node:util';
import { cleanTexts } from '#schemas/content/clean-texts.ts';
import type { Json } from '#schemas/json.ts';
import { issuesOfChange } from '#schemas/operator/setting-issues.ts';
import {
  type AnySettings,
  hasFacts,
  type SettingIssue,
  type settingsCalls,
} from '#schemas/operator/settings-calls.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import { firstOwnId, nextNumber } from '#server/backend/database/counters.ts';
import { storable } from '#server/backend/database/search.ts';
import { withoutVersion } from '#server/backend/seed/picture-sizes.ts';
import {
  addChangedSettings,
  type ChangedSettings,
  settingParts,
} from '#server/backend/sites/changed-settings.ts';
import type { HandlersOf, OperatorHandler } from '../context/handler.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { folderSizes } from '../media/folder-pictures.ts';
import { pictureAddresses } from '../media/picture-addresses.ts';
import { readSettings } from './read-settings.ts';
import { writeSettings } from './write-settings.ts';

/** The settings that differ, with their new values; null for one that is no longer set. */
function changesOf(before: AnySettings, after: AnySettings): ChangedSettings {
  const parts = settingParts.map((part) => {
    const [old, next] = [before, after].map(
      (settings) => (settings as Partial<Record<typeof part, Record<string, unknown>>>)[part],
    );
    const names = Object.keys({ ...old, ...next }).filter(
      (name) => !isDeepStrictEqual(old?.[name], next?.[name]),
    );
    return [part, Object.fromEntries(names.map((name) => [name, next?.[name] ?? null]))] as const;
  });
  return Object.fromEntries(parts.filter(([, changes]) => Object.keys(changes).length > 0));
}

/** The settings with clean texts; those that nobody changed stay as the files have them. */
function cleaned(before: AnySettings, after: AnySettings, main: LanguageCode): AnySettings {
  const parts = Object.entries(after).map(([part, values]) => {
    const old = (before as Record<string, Record<string, unknown>>)[part];
    const settings = Object.entries(values).map(([name, value]) => [
      name,
      isDeepStrictEqual(old?.[name], value) ? value : cleanTexts(value, main, storable),
    ]);
    return [part, Object.fromEntries(settings)];
  });
  return Object.fromEntries(parts);
}

/** Changed pictures that the clinic does not have. A share image can also be on another host. */
function unknownPictures(change: ChangedSettings, pictures: ReadonlySet<string>): SettingIssue[] {
  const share = change.config?.ogImageUrl;
  const isUnknown = (address: unknown) =>
    typeof address === 'string' && !pictures.has(withoutVersion(address));
  return [
    ...['logo', 'icon']
      .filter((name) => isUnknown(change.partner?.[name]))
      .map((name) => ({ path: ['partner', name], problem: 'picture' as const })),
    ...(isUnknown(share) && String(share).startsWith('/')
      ? [{ path: ['config', 'ogImageUrl'], problem: 'picture' as const }]
      : []),
  ];
}

const saveClinicSettings: OperatorHandler<'saveClinicSettings'> = async (
  context,
  _,
  { version, settings: written },
) => {
  const { db, partner, now } = context;
  const saved = await db.transaction().execute(async (transaction) => {
    // Writes of one clinic's settings wait for each other, and for writes of its staff, which `info` names too.
    await nextNumber(transaction, partner.id, 'settings');
    await nextNumber(transaction, partner.id, 'content', firstOwnId);
    const present = await readSettings(transaction, partner);
    if (present.version !== version)
      throw new OperatorRefusal(409, 'SETTINGS_CHANGED', { body: { present } });
    const settings = cleaned(present.settings, written, partner.mainLanguage);
    const change = changesOf(present.settings, settings);
    const pictures = await pictureAddresses(context, transaction);
    const issues = [
      ...issuesOfChange(present.settings, settings, partner.mainLanguage),
      ...unknownPictures(change, pictures),
    ];
    // Without the facts every one of them would count as emptied.
    if (issues.length > 0 || hasFacts(settings) !== hasFacts(present.settings))
      throw new OperatorRefusal(422, 'SETTINGS_INVALID', { body: { issues } });
    await addChangedSettings(transaction, partner.id, change, now);
    const sizes = await folderSizes(context.filesDir, partner.code);
    await writeSettings(transaction, partner, settings, change, sizes);
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
