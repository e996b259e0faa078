#!/usr/bin/env node
// npx maru: the command line of operators and developers. Sets up what it needs, then runs server/cli with the pinned Node.
import { ensureDeps } from './lib/ensure-deps.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { runMain } from './lib/setup-error.mjs';

await runMain(async () => {
  // The progress of the set-up must not mix with a command's output, which may be piped as JSON.
  const print = console.log;
  console.log = console.error;
  await ensureNode();
  await ensureDeps();
  console.log = print;
  const { runCommandLine } = await import('../server/cli/run.ts');
  process.exitCode = await runCommandLine(process.argv.slice(2));
});
