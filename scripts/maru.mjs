#!/usr/bin/env node
// npx maru: the command line of operators and developers. Sets up what it needs, then runs server/cli with the pinned Node.
import { resolve } from 'node:path';
import { ensureNode } from './bootstrap/ensure-node.mjs';
import { root } from './bootstrap/paths.mjs';
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
  // Paths in environment variables are relative to the repository, wherever the command runs. The servers do the same.
  const { dataDir } = await import('./lib/server-environment.ts');
  const { MARU_DATA_DIR, MARU_PARTNERS_DIR } = process.env;
  process.env.MARU_DATA_DIR = dataDir(MARU_DATA_DIR);
  if (MARU_PARTNERS_DIR) process.env.MARU_PARTNERS_DIR = resolve(root, MARU_PARTNERS_DIR);
  // A reader such as `head` may have enough.
  process.stdout.on('error', (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
    process.exit();
  });
  const { runCommandLine } = await import('../server/cli/run.ts');
  process.exitCode = await runCommandLine(process.argv.slice(2));
});
