// npm run spec: checks docs/spec-coverage.md against the files and the test titles, without running any test.
// `npm test` ends with the same check against its test results.
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
