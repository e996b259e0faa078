import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runtimeDir } from '../../bootstrap/paths.mjs';
import type { Totals } from './test-totals.ts';

/** A path without the report of an earlier run. */
export function freshReport(name: string): string {
  const file = join(runtimeDir, 'reports', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Reads a runner's JSON report, once; undefined if it left none that is readable. */
export function readReport<Report>(
  file: string,
  { list, read }: { list: Report[]; read: (report: Report) => Totals },
): Totals | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    rmSync(file);
    list.push(report);
    return read(report);
  } catch (error) {
    console.error(`The runner left no readable report: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
