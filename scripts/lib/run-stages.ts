import { seconds } from '../bootstrap/progress.mjs';
import { SetupError } from '../bootstrap/setup-error.mjs';
import type { Totals } from './reports/test-totals.ts';
import { formatTotals, nothing, sum } from './reports/test-totals.ts';
/** `beside` runs the stage in parallel with the one before it, for stages that leave cores idle. Such a stage buffers its output until it ends. */
export type Stage = { name: string; beside?: boolean; run(): Promise<Totals> };
type Result = { name: string; totals: Totals; ms: number };

const slowestListed = 20;

/**
 * Runs every stage even if earlier ones failed, so that the count is complete. Prints the failures, the slowest tests and
 * a table of the stages, and ends with the line `N passed, N failed, N skipped`. A stage that throws (its setup failed)
 * counts as one failure.
 * @returns whether nothing failed
 */
export async function runStages(stages: Stage[]): Promise<boolean> {
  const results: Result[] = [];
  for (const group of groups(stages)) {
    console.log(`\n── ${group.map(({ name }) => name).join(', with ')}`);
    results.push(...(await Promise.all(group.map(runStage))));
  }
  const total = sum(results.map(({ totals }) => totals));
  for (const line of [...describeSlowest(results), ...describeStages(results), ...describeNotes(results)])
    console.log(line);
  console.log(formatTotals(total));
  return total.failed === 0;
}

/** Each stage with those that run in parallel with it. */
function groups(stages: Stage[]) {
  const all: Stage[][] = [];
  for (const stage of stages) {
    const before = all.at(-1);
    if (stage.beside && before) before.push(stage);
    else all.push([stage]);
  }
  return all;
}

async function runStage({ name, run }: Stage): Promise<Result> {
  const began = performance.now();
  const totals = await run().catch((error) => {
    console.error(error instanceof SetupError ? `✗ ${error.message}` : error);
    return { ...nothing, failed: 1 };
  });
  return { name, totals, ms: performance.now() - began };
}

function describeSlowest(results: Result[]) {
  const tests = results.flatMap(({ totals }) => totals.tests ?? []).sort((a, b) => b.ms - a.ms);
  const listed = tests.slice(0, slowestListed);
  return listed.length < 2
    ? []
    : ['', 'Slowest tests', ...listed.map(({ name, ms }) => `${seconds(ms).padStart(8)}  ${name}`)];
}

function describeStages(results: Result[]) {
  const width = Math.max(...results.map(({ name }) => name.length));
  return [
    '',
    'Stages',
    ...results.map(
      ({ name, totals, ms }) => `${seconds(ms).padStart(8)}  ${name.padEnd(width)}  ${formatTotals(totals)}`,
    ),
    '',
  ];
}

const describeNotes = (results: Result[]) => results.flatMap(({ totals }) => totals.notes ?? []);
