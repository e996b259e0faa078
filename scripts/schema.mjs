// npm run schema: writes the JSON Schemas of site documents, with which editors complete and check them offline.
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runMain } from './lib/setup-error.mjs';
import { writeSiteSchemas } from './lib/site-schemas.mjs';

await runMain(async () => {
  await ensureNode();
  await ensureDeps();
  console.log(`Written: ${(await writeSiteSchemas()).join(', ')}.`);
});
