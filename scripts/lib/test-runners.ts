import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runtimeDir } from '../bootstrap/paths.mjs';
import { run } from '../bootstrap/run-command.mjs';
import type { PlaywrightReport, VitestReport } from './reports/report-types.ts';
import { readPlaywright, readVitest } from './reports/test-reports.ts';
import type { Totals } from './reports/test-totals.ts';
import { judge } from './reports/test-totals.ts';
import type { Output } from './run-stages.ts';
import { traceFailures } from './trace-failures.ts';

const bin = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

/** The parsed reports of this run's runners. */
export const reports: { vitest: VitestReport[]; playwright: PlaywrightReport[] } = {
  vitest: [],
  playwright: [],
};

/** Number of runs so far. They may overlap, so each has its own report. */
let started = 0;

/** One check of the whole tree. */
export const check = async (tool: 'biome' | 'tsc', args: string[], output: Output): Promise<Totals> =>
  verdict(await runTool(tool, args, { output }));

/** A command that passes or fails as a whole. */
export const verdict = ({ code }: { code: number }): Totals => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
});

/** @param options `keep` prints all of the output at its end */
async function runTool(
  tool: keyof typeof bin,
  args: string[],
  options?: { env?: NodeJS.ProcessEnv; output?: Output },
) {
  const ended = await run(process.execPath, [join(root, 'node_modules', bin[tool]), ...args], options);
  if (ended.output) console.log(ended.output);
  return ended;
}

export async function vitest({
  projects,
  args = [],
  env,
  output,
}: {
  projects: string[];
  args?: string[];
  env?: NodeJS.ProcessEnv;
  output?: Output;
}): Promise<Totals> {
  const report = freshReport(`vitest-${process.pid}-${started++}.json`);
  const { code } = await runTool(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...projects.map((name) => `--project=${name}`),
      ...args,
    ],
    { env, output },
  );
  return judge(code, readReport(report, { list: reports.vitest, read: readVitest }));
}

export async function playwright({
  env,
  args = [],
  output,
}: {
  env: NodeJS.ProcessEnv;
  args?: string[];
  output?: Output;
}): Promise<Totals> {
  const report = freshReport(`e2e-${process.pid}-${started++}.json`);
  const runPlaywright = (more: string[]) =>
    runTool('playwright', ['test', ...more], { env: { ...env, MARU_E2E_REPORT: report }, output });
  const { code } = await runPlaywright(args);
  const totals = judge(code, readReport(report, { list: reports.playwright, read: readPlaywright }));
  // A run that ended before its first test has none to repeat. `test:full` records as it goes.
  const isRepeated = totals.failed > 0 && totals.tests?.length && env.MARU_TEST_FULL !== '1';
  if (!isRepeated || !env.MARU_E2E_PORT) return totals;
  const traces = await traceFailures(runPlaywright, env.MARU_E2E_PORT);
  return { ...totals, notes: [...(totals.notes ?? []), ...traces] };
}

/** A path without the report of an earlier run. */
function freshReport(name: string) {
  const file = join(runtimeDir, 'reports', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Reads a runner's JSON report, once; undefined if it left none that is readable. */
function readReport<Report>(
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
