// npm run check: what a change must pass before it is shown to anyone, without a browser.
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runStages } from './lib/run-stages.mjs';
import { runMain } from './lib/setup-error.mjs';
import { lint, types, vitest } from './lib/test-stages.mjs';

await runMain(async () => {
  await ensureNode();
  await ensureDeps();
  const ok = await runStages([
    { name: 'format and lint', run: lint },
    { name: 'types', run: types },
    { name: 'unit, contract and architecture tests', run: () => vitest() },
  ]);
  process.exit(ok ? 0 : 1);
});
