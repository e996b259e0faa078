// npm run freeze: writes down what is shipped of the blocks' data, for tests to hold every later change against.
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runMain, SetupError } from './lib/setup-error.mjs';

await runMain(async () => {
  await ensureNode();
  await ensureDeps();
  // Only now: it is TypeScript, which an old Node cannot read.
  const { registryOnDisk } = await import('../registry/manifest.disk.ts');
  const { brokenPromises } = await import('../tests/contract/frozen/broken-promises.ts');
  const { freeze } = await import('../tests/contract/frozen/record.ts');
  const registry = await registryOnDisk();
  const broken = brokenPromises(registry);
  if (broken.length > 0) throw new SetupError(broken.join('\n'));
  const kept = freeze(registry, new Date().toISOString().slice(0, 10));
  console.log(
    `${registry.blocks.size} blocks written down; layouts that are kept from now on: ${kept.join(', ') || 'none more'}.`,
  );
});
