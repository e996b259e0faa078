// npm run freeze: records the shipped schemas of the blocks, so that tests can check every later change against them.

import { SetupError } from '../bootstrap/setup-error.mjs';
import { ensureDeps } from '../lib/ensure-deps.ts';

export default async function main(): Promise<void> {
  await ensureDeps();
  // Imported here: it needs packages, which a fresh clone does not have earlier.
  const { zonedDay } = await import('../../schemas/time/zone.ts');
  const { registryOnDisk } = await import('../../registry/manifest.disk.ts');
  const { brokenPromises } = await import('../../tests/contract/frozen/broken-promises.ts');
  const { freeze } = await import('../../tests/contract/frozen/record.ts');
  const registry = await registryOnDisk();
  const broken = brokenPromises(registry);
  if (broken.length > 0) throw new SetupError(broken.join('\n'));
  const stored = freeze(registry, zonedDay(Date.now(), 'UTC'));
  console.log(
    `${registry.blocks.size} block schemas recorded; new frozen layouts: ${stored.join(', ') || 'none'}.`,
  );
}
