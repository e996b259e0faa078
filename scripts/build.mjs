// npm run build: everything npm start does before it needs a database: packages, fonts, JSON Schemas for
// editors, the built site. For container images.
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureFonts } from './lib/ensure-fonts.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runMain } from './lib/setup-error.mjs';
import { writeSiteSchemas } from './lib/site-schemas.mjs';

await runMain(async () => {
  await ensureNode();
  await ensureDeps();
  await ensureFonts();
  // Before the build, whose stamp covers them.
  await writeSiteSchemas();
  await ensureBuild();
});
