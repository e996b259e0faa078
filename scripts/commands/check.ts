// npm run check: what a change must pass before review, without a browser or a server.
import { ensureDeps } from '../lib/ensure-deps.ts';
import { runStages } from '../lib/run-stages.ts';
import { offline, stage } from '../lib/test-stages.ts';

export default async function main(): Promise<void> {
  await ensureDeps();
  const ok = await runStages([stage.lint(), stage.types(), stage.vitest('tests without a server', offline)]);
  process.exit(ok ? 0 : 1);
}
