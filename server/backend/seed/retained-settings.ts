import { isDeepStrictEqual } from 'node:util';
import type { PartnerContent } from '#schemas/content/index.ts';
import type { Database } from '../database/open.ts';
import { readChangedSettings, settingParts } from '../sites/changed-settings.ts';

/** Settings of a partner file that do not count, because operators changed them: `config.seoTitle`. */
export async function retainedSettings(
  db: Database,
  { id, config, marketing, partner, hours }: PartnerContent['partner'],
): Promise<string[]> {
  const changed = await readChangedSettings(db, id);
  const file: Record<(typeof settingParts)[number], Record<string, unknown>> = {
    ...{ config, marketing, partner, hours },
  };
  return settingParts.flatMap((part) =>
    Object.entries(changed[part] ?? {}).flatMap(([name, value]) =>
      isDeepStrictEqual(file[part][name] ?? null, value) ? [] : [`${part}.${name}`],
    ),
  );
}
