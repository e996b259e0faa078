// npm run check: what a change must pass before review, without a browser or a server.
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runStages } from './lib/run-stages.mjs';
import { runMain } from './lib/setup-error.mjs';
import { offline, stage } from './lib/test-stages.mjs';

await runMain(async () => {
  await ensureNode();
  await ensureDeps();
  const ok = await runStages([stage.lint(), stage.types(), stage.vitest('tests without a server', offline)]);
  process.exit(ok ? 0 : 1);
});
