// npm run spec: holds docs/spec-coverage.md against the files and the titles of tests, without running any.
// `npm test` ends with the same check over what its tests came to.
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runStages } from './lib/run-stages.mjs';
import { runMain } from './lib/setup-error.mjs';

await runMain(async () => {
  await ensureNode();
  await ensureDeps();
  const { checkSpec } = await import('./lib/spec/check-spec.mjs');
  const ok = await runStages([{ name: 'specification', run: async () => checkSpec() }]);
  process.exit(ok ? 0 : 1);
});
