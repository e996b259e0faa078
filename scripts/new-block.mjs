// npm run new:block Name: creates the folder of a new block, which passes every check as it is.
import { newBlock } from './lib/new-block.mjs';
import { root } from './lib/paths.mjs';
import { runMain } from './lib/setup-error.mjs';

await runMain(async () => {
  const name = process.argv[2] ?? '';
  const files = newBlock(root, name);
  const node = JSON.stringify({ id: 'new', type: name, v: 1, data: { title: 'Hello' } });
  console.log(`Created blocks/${name}: ${files.join(', ')}.\nA node of it in a site.json:\n  ${node}`);
});
