import { seededRandom } from '../../scale/zipf.ts';

/** `steady`: a tap each 1.5 s from the page's load on. `reading`: at random times, like a visitor who reads. */
export type Rhythm = 'steady' | 'reading';

const visitMs = 20_000;
const steadyMs = 1_500;
/** A reading visitor taps first within these milliseconds after the load, … */
const firstWithinMs = 6_000;
/** … and then after a shortest and a mean time. */
const shortestMs = 700;
const meanMs = 2_500;

/** Milliseconds before each tap of a visit of 20 seconds. @param seed visits with the same seed tap at the same times */
export function tapTimes(rhythm: Rhythm, seed: number): number[] {
  const next = seededRandom(seed);
  const waits = [rhythm === 'steady' ? 0 : next() * firstWithinMs];
  const wait = () =>
    rhythm === 'steady' ? steadyMs : shortestMs - Math.log(1 - next()) * (meanMs - shortestMs);
  for (let one = wait(), at = waits[0] ?? 0; at + one < visitMs; at += one, one = wait()) waits.push(one);
  return waits.map(Math.round);
}
