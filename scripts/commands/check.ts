// npm run check: what a change must pass before review, in a few minutes: without a browser, a server and slow tests.
import { ensureDeps } from '../lib/ensure-deps.ts';
import { runStages } from '../lib/run-stages.ts';
import { stage } from '../lib/test-stages.ts';

export default async function main(): Promise<void> {
  await ensureDeps();
  const ok = await runStages([stage.lint(), stage.quick(), stage.types({ beside: true })]);
  process.exit(ok ? 0 : 1);
}
