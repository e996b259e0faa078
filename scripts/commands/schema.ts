// npm run schema: writes the JSON Schemas of site documents, with which editors complete and check them offline.
import { ensureDeps } from '../lib/ensure-deps.ts';
import { writeSiteSchemas } from '../lib/site-schemas.ts';

export default async function main(): Promise<void> {
  await ensureDeps();
  console.log(`Written: ${(await writeSiteSchemas()).join(', ')}.`);
}
