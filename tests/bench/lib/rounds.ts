import { type LoadResult, load, type Target } from './load.ts';
import type { BenchOptions } from './options.ts';
import type { Program } from './program.ts';

/** A program that is put under load in turns with others. */
export type Contender = Target & {
  id: string;
  label: string;
  /** Its process; without one its CPU time is unknown. */
  program?: Program;
};

/** One list per contender, a value per round. */
export type Round = LoadResult & {
  /** CPU time of the process per answer, ms. */
  cpu: number;
  /** How much of one core the process used, 0 to 1 and more: well below 1, something else was the limit. */
  busy: number;
};

/**
 * Puts contenders under load in turns, every other round in the opposite order, so that other work on the machine
 * affects all of them.
 * @throws if any answer was bad: figures of errors would be meaningless
 */
export async function runRounds(
  contenders: readonly Contender[],
  { rounds, seconds, connections }: BenchOptions,
  log: (line: string) => void = console.log,
): Promise<Map<string, Round[]>> {
  for (const contender of contenders) await load(contender, connections, 2);
  const results = new Map(contenders.map(({ id }) => [id, [] as Round[]]));
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 ? contenders.toReversed() : contenders;
    for (const contender of order) {
      const { id } = contender;
      results.get(id)?.push(await measure(contender, connections, seconds));
    }
    const line = contenders.map(({ id }) => `${id} ${Math.round(results.get(id)?.at(-1)?.rate ?? 0)}`);
    log(`  round ${round + 1} of ${rounds}: ${line.join(' · ')}`);
  }
  return results;
}

/** One turn, repeated at most twice if the machine was so busy that an answer failed. */
async function measure(
  contender: Contender,
  connections: number,
  seconds: number,
  tries = 3,
): Promise<Round> {
  const { label, program } = contender;
  const cpuBefore = program?.cpu() ?? Number.NaN;
  const began = performance.now();
  const result = await load(contender, connections, seconds);
  const took = performance.now() - began;
  const cpu = (program?.cpu() ?? Number.NaN) - cpuBefore;
  if (result.bad > 0) {
    if (tries === 1) throw new Error(`[bench] ${label}: ${result.bad} bad answers`);
    return measure(contender, connections, seconds, tries - 1);
  }
  return { ...result, cpu: cpu / (result.rate * seconds), busy: cpu / took };
}
