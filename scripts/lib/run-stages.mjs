import { seconds } from './progress.mjs';
import { SetupError } from './setup-error.mjs';
import { formatTotals, nothing, sum } from './test-totals.mjs';

/** @typedef {import('./test-totals.mjs').Totals} Totals */
/** @typedef {{ name: string, run(): Promise<Totals> }} Stage */

/**
 * Runs every stage whatever became of the ones before, so that the count is whole, names what did not pass
 * and ends with the one line `N passed, N failed, N skipped`. A stage that throws (its set-up failed) is one failure.
 * @param {Stage[]} stages
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runStages(stages) {
  const results = [];
  for (const stage of stages) {
    console.log(`\n── ${stage.name}`);
    const began = performance.now();
    const totals = await runStage(stage);
    results.push({ name: stage.name, totals, took: seconds(performance.now() - began) });
  }
  const total = sum(results.map(({ totals }) => totals));
  console.log('');
  for (const { totals } of results) for (const note of totals.notes ?? []) console.log(note);
  for (const { name, totals, took } of results) console.log(`${name}: ${formatTotals(totals)} (${took})`);
  console.log(formatTotals(total));
  return total.failed === 0;
}

/** @param {Stage} stage */
async function runStage(stage) {
  try {
    return await stage.run();
  } catch (error) {
    console.error(error instanceof SetupError ? `✗ ${error.message}` : error);
    return { ...nothing, failed: 1 };
  }
}
