// npm run architecture-picture: draws docs/images/architecture.svg from the imports of the source tree.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { ensureDeps } from '../lib/ensure-deps.ts';

export default async function main(): Promise<void> {
  await ensureDeps();
  // Imported here: these need packages, which a fresh clone does not have earlier.
  const { sourceTree } = await import('#tests/architecture/source-tree.ts');
  const { drawPicture } = await import('../architecture-picture/draw.ts');
  const { importedFolders, importGraph } = await import('../architecture-picture/import-graph.ts');
  const file = 'docs/images/architecture.svg';
  writeFileSync(join(root, file), drawPicture(importedFolders(importGraph(sourceTree))));
  console.log(`Written: ${file}.`);
}
