import { isDeepStrictEqual } from 'node:util';
import type { PartnerContent } from '#schemas/content/index.ts';
import type { Database } from '../database/open.ts';
import { readChangedSettings, refusedSettings, settingParts } from '../sites/changed-settings.ts';

/**
 * What operators changed of a partner file, each as `config.seoTitle`. `retained`: the file's values do not count.
 * `refused`: the operators' values do not count, because the schema has changed.
 */
export async function retainedSettings(
  db: Database,
  file: PartnerContent['partner'],
): Promise<{ retained: string[]; refused: string[] }> {
  const changed = await readChangedSettings(db, file.id);
  const refused = refusedSettings(file, changed);
  const retained = settingParts.flatMap((part) => {
    const values: Record<string, unknown> = file[part];
    return Object.entries(changed[part] ?? {}).flatMap(([name, value]) =>
      isDeepStrictEqual(values[name] ?? null, value) ? [] : [`${part}.${name}`],
    );
  });
  return { retained: retained.filter((name) => !refused.includes(name)), refused };
}
