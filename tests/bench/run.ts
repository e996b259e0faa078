import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/paths.mjs';
import { cases } from './cases.ts';
import { benchDir } from './lib/bench-environment.ts';
import { describeMachine } from './lib/machine.ts';
import type { BenchOptions } from './lib/options.ts';
import { type Result, writeReport } from './lib/report.ts';
import type { BenchCase } from './lib/section.ts';
import { sectionText } from './lib/section-text.ts';

const results = join(benchDir, 'results');
const resultFile = ({ name }: BenchCase) => join(results, `${name}.json`);

/** The cases that are asked for by name, or all that can run. @throws RangeError where there is no such case */
export function chooseCases(options: BenchOptions): BenchCase[] {
  const { cases: names } = options;
  const unknown = names.find((name) => !cases.some((each) => each.name === name));
  if (unknown)
    throw new RangeError(
      `There is no case "${unknown}". Choose of: ${cases.map(({ name }) => name).join(', ')}.`,
    );
  return cases.filter(({ name, isOnDemand }) =>
    names.length === 0 ? isOnDemand?.(options) !== true : names.includes(name),
  );
}

/**
 * Runs cases, prints what each found and writes docs/performance.md from the newest result of every case.
 */
export async function runBench(options: BenchOptions): Promise<void> {
  const chosen = chooseCases(options);
  await promisify(execFile)(process.execPath, [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    ...['build', '--logLevel', 'warn', '-c', join(root, 'tests/bench/baselines/vite.config.ts')],
  ]);
  mkdirSync(results, { recursive: true });
  for (const each of chosen) {
    console.log(`\n▸ ${each.name}: ${each.summary}`);
    const section = await each.run(options);
    const result: Result = { section, machine: describeMachine() };
    writeFileSync(resultFile(each), JSON.stringify(result, null, 2));
    console.log(sectionText(section));
  }
  const known = cases.flatMap((each) => readResult(resultFile(each)) ?? []);
  console.log(`\nWrote ${writeReport(known, join(root, 'docs')).join(', ')}.`);
}

function readResult(file: string): Result | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
