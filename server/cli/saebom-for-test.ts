import { join } from 'node:path';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { setupPartners } from '#server/backend/seed/setup.ts';
import { runMaru } from './maru-for-test.ts';

/**
 * Creates the partner `saebom` and publishes its file as revision 1, in the folders `data` and `partners` of `folder`, which
 * the environment names.
 * @returns its file
 * @throws Error if the partner cannot be created or published
 */
export async function createSaebom(folder: string): Promise<string> {
  const names = ['--name-ko', '새봄의원', '--name-en', 'Saebom Clinic'];
  const { stderr } = await runMaru(process.env, 'partner', 'new', 'saebom', ...names);
  const address = join(folder, 'data', 'maru.db');
  const db = openDatabase(address);
  await migrate(db, address);
  const { errors } = await setupPartners(db, join(folder, 'partners'), { assertUsable: async () => {} });
  await db.destroy();
  if (stderr !== '' || errors.length > 0) throw new Error(`[cli] No partner: ${stderr}${errors.join()}`);
  return join(folder, 'partners', 'saebom', 'site.json');
}
