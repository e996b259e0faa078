import { createHash } from 'node:crypto';

/** The seed of all random choices in tests: each run makes the same ones, and `MARU_SEED` makes others. */
export const seed = Number(process.env.MARU_SEED ?? 1);

/**
 * Choices of one browser test: the same in each run, and different from other tests' choices that use the same server
 * at the same time.
 */
export const choicesOf = ({ testId }: { testId: string }): RandomChoices =>
  randomChoices(createHash('sha256').update(`${seed} ${testId}`).digest().readUInt32LE());

/** Choices that a seed determines. */
export function randomChoices(seed: number) {
  let state = seed >>> 0;
  /** From 0 to 1, exclusive (mulberry32). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (count: number): number => Math.floor(next() * count),
    chance: (part: number): boolean => next() < part,
    one: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
  };
}

export type RandomChoices = ReturnType<typeof randomChoices>;
