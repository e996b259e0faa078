// npm run icons: writes the paths of our icons from the package of Lucide.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { root } from './lib/paths.mjs';
import { runMain } from './lib/setup-error.mjs';

await runMain(async () => {
  await ensureNode();
  await ensureDeps();
  // Imported here: it is TypeScript, which an old Node cannot load.
  const { iconFiles } = await import('./icons/icon-files.ts');
  const files = iconFiles();
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  console.log(`Written: ${Object.keys(files).join(', ')}.`);
});
