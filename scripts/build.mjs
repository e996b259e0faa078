// npm run build: everything npm start does before it needs a database: packages, fonts, the built site. For container images.
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureFonts } from './lib/ensure-fonts.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runMain } from './lib/setup-error.mjs';

await runMain(async () => {
  await ensureNode();
  await ensureDeps();
  await ensureFonts();
  await ensureBuild();
});
