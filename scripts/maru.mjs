#!/usr/bin/env node
// npx maru: the command line of operators and developers. Sets up what it needs, then runs server/cli with the pinned Node.
import { ensureNode } from './bootstrap/ensure-node.mjs';
import { runMain } from './bootstrap/setup-error.mjs';

await runMain(async () => {
  // The progress of the set-up must not mix with a command's output, which may be piped as JSON.
  const print = console.log;
  console.log = console.error;
  await ensureNode();
  // Imported here: these are TypeScript, which an older Node cannot load.
  const { ensureDeps } = await import('./lib/ensure-deps.ts');
  await ensureDeps();
  console.log = print;
  // A reader such as `head` may have enough.
  process.stdout.on('error', (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
    process.exit();
  });
  const { runCommandLine } = await import('../server/cli/run.ts');
  process.exitCode = await runCommandLine(process.argv.slice(2));
});
