// npm run spec: checks docs/spec-coverage.md against the files and the test titles, without running any test.
// `npm test` ends with the same check against its test results.
import { ensureDeps } from '../lib/ensure-deps.ts';
import { runStages } from '../lib/run-stages.ts';

export default async function main(): Promise<void> {
  await ensureDeps();
  const { checkSpec } = await import('../lib/spec/check-spec.ts');
  const ok = await runStages([{ name: 'specification', run: async () => checkSpec() }]);
  process.exit(ok ? 0 : 1);
}
