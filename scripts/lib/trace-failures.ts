import { globSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runtimeDir } from '../bootstrap/paths.mjs';

/**
 * Repeats the browser tests that failed in the last run, recording a trace of each. Only for diagnosis: the result of the
 * run is not affected.
 * @param runPlaywright runs `playwright test` with these arguments, on the site of the last run
 * @param port of that site
 * @returns a line for each trace
 */
export async function traceFailures(
  runPlaywright: (args: string[]) => Promise<unknown>,
  port: string,
): Promise<string[]> {
  const results = join(runtimeDir, 'test-results', port);
  const traces = `${results}-traces`;
  rmSync(traces, { recursive: true, force: true });
  console.log('\nRepeating the failed tests with a trace');
  await runPlaywright([
    ...['--last-failed', '--last-failed-file', join(results, '.last-run.json')],
    ...['--output', traces, '--trace', 'on', '--no-deps', '--max-failures', '10', '--reporter', 'line'],
  ]);
  return globSync(join(traces, '*/trace.zip')).map((path) => `trace: ${relative(root, path)}`);
}
