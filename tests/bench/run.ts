import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#scripts/bootstrap/paths.mjs';
import { cases } from './cases.ts';
import { describeMachine } from './lib/machine.ts';
import type { BenchOptions } from './lib/options.ts';
import { writeReport } from './lib/report.ts';
import { keepResult, readResults } from './lib/results.ts';
import type { BenchCase } from './lib/section.ts';
import { sectionText } from './lib/section-text.ts';

const docs = join(root, 'docs');

/**
 * The cases requested by name, or all that can run.
 * @throws RangeError if there is no such case, or none of them writes the requested profile
 */
export function chooseCases(options: BenchOptions): BenchCase[] {
  const { cases: names } = options;
  const unknown = names.find((name) => !cases.some((each) => each.name === name));
  if (unknown)
    throw new RangeError(
      `There is no case "${unknown}". Choose from: ${cases.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = cases.filter(({ name, isOnDemand }) =>
    names.length === 0 ? isOnDemand?.(options) !== true : names.includes(name),
  );
  if (options.profile && !chosen.some(({ hasProfile }) => hasProfile)) {
    const profiled = cases.filter(({ hasProfile }) => hasProfile).map(({ name }) => name);
    throw new RangeError(
      `--profile works with the cases ${profiled.join(' and ')}: no other writes a CPU profile.`,
    );
  }
  return chosen;
}

/** Runs cases, prints each result and writes it to docs/performance.md. */
export async function runBench(options: BenchOptions): Promise<void> {
  const chosen = chooseCases(options);
  await promisify(execFile)(process.execPath, [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    ...['build', '--logLevel', 'warn', '-c', join(root, 'tests/bench/baselines/vite.config.ts')],
  ]);
  for (const each of chosen) {
    console.log(`\n▸ ${each.name}: ${each.summary}`);
    // Read before the case starts: neither commits made during the case nor the load of the case itself should count.
    const machine = describeMachine();
    const section = await each.run(options);
    keepResult(docs, each.name, { section, machine });
    console.log(`${sectionText(section)}\n`);
    // Immediately: a later case may fail.
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
