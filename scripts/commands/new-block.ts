// npm run new:block Name: creates the folder of a new block, which passes every check as it is.

import { root } from '../bootstrap/paths.mjs';
import { SetupError } from '../bootstrap/setup-error.mjs';
import { newBlock } from '../lib/new-block.ts';

export default async function main(args: string[]): Promise<void> {
  const [name = '', surplus] = args;
  if (surplus !== undefined)
    throw new SetupError(`Unexpected argument "${surplus}". Usage: npm run new:block OpeningNote`);
  const files = newBlock(root, name);
  const node = JSON.stringify({ id: 'new', type: name, v: 1, data: { title: 'Hello' } });
  console.log(`Created blocks/${name}: ${files.join(', ')}.\nA node of it in a site.json:\n  ${node}`);
}
