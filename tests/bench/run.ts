import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/paths.mjs';
import { cases } from './cases.ts';
import { describeMachine } from './lib/machine.ts';
import type { BenchOptions } from './lib/options.ts';
import { writeReport } from './lib/report.ts';
import { keepResult, readResults } from './lib/results.ts';
import type { BenchCase } from './lib/section.ts';
import { sectionText } from './lib/section-text.ts';

const docs = join(root, 'docs');

/**
 * The cases that are asked for by name, or all that can run.
 * @throws RangeError where there is no such case, or none of them leaves the profile that is asked for
 */
export function chooseCases(options: BenchOptions): BenchCase[] {
  const { cases: names } = options;
  const unknown = names.find((name) => !cases.some((each) => each.name === name));
  if (unknown)
    throw new RangeError(
      `There is no case "${unknown}". Choose of: ${cases.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = cases.filter(({ name, isOnDemand }) =>
    names.length === 0 ? isOnDemand?.(options) !== true : names.includes(name),
  );
  if (options.profile && !chosen.some(({ hasProfile }) => hasProfile)) {
    const profiled = cases.filter(({ hasProfile }) => hasProfile).map(({ name }) => name);
    throw new RangeError(
      `--profile is of the cases ${profiled.join(' and ')}: no other leaves a CPU profile.`,
    );
  }
  return chosen;
}

/** Runs cases, prints what each found and puts it into docs/performance.md. */
export async function runBench(options: BenchOptions): Promise<void> {
  const chosen = chooseCases(options);
  await promisify(execFile)(process.execPath, [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    ...['build', '--logLevel', 'warn', '-c', join(root, 'tests/bench/baselines/vite.config.ts')],
  ]);
  for (const each of chosen) {
    console.log(`\n▸ ${each.name}: ${each.summary}`);
    // Before it begins: whoever commits meanwhile, and the load that the case itself makes, are not what was measured.
    const machine = describeMachine();
    const section = await each.run(options);
    keepResult(docs, each.name, { section, machine });
    console.log(`${sectionText(section)}\n`);
    // At once: a later case may fail.
    writeDown();
  }
}

/** Writes docs/performance.md and its plots from the last result of every case. */
export function writeDown(): void {
  const results = readResults(
    docs,
    cases.map(({ name }) => name),
  );
  console.log(`Wrote ${writeReport(results, docs).join(', ')}.`);
}
