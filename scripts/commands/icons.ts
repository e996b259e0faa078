// npm run icons: writes the paths of our icons from the package of Lucide.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { ensureDeps } from '../lib/ensure-deps.ts';

export default async function main(): Promise<void> {
  await ensureDeps();
  // Imported here: it needs packages, which a fresh clone does not have earlier.
  const { iconFiles } = await import('../icons/icon-files.ts');
  const files = iconFiles();
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text);
  console.log(`Written: ${Object.keys(files).join(', ')}.`);
}
