import { gzipSync } from 'node:zlib';
import type { Weight } from './vendor-weights.ts';

/** Half of the work is done as the script loads. The rest is in as many later tasks, as for timers and sent events. */
const laterTasks = 3;

/**
 * A script as heavy as a vendor's: functions that nothing calls, up to its size, and work for the main thread.
 * @param code what it does besides
 * @param turnsPerMs how fast this machine is ({@link measureTurns})
 * @param slowdown how many times slower the phone is than this machine
 */
export function heavyScript(
  code: string,
  { kilobytes, work }: Weight,
  { turnsPerMs, slowdown }: { turnsPerMs: number; slowdown: number },
): string {
  const turns = (ms: number) => Math.round((ms / slowdown) * turnsPerMs);
  const frame = (filling: string) => `${filling}
(() => {
  const work = ${workSource};
  work(${turns(work / 2)});
  for (let task = 1; task <= ${laterTasks}; task += 1) setTimeout(work, task * 200, ${turns(work / 2 / laterTasks)});
})();
${code}`;
  return frame(fillingOf(kilobytes * 1000 - gzipSync(frame('')).byteLength));
}

/** Work that an engine cannot skip: its result is stored. */
const workSource = `(turns) => {
    let state = 1;
    for (let turn = 0; turn < turns; turn += 1) state = (state * 48271 + turn) % 2147483647;
    globalThis.worked = state;
  }`;

/** How many turns of the work this machine does in a millisecond: the best of five measurements. */
export function measureTurns(): number {
  const work = new Function(`return ${workSource}`)() as (turns: number) => void;
  const turns = 2_000_000;
  work(turns);
  const rates = Array.from({ length: 5 }, () => {
    const began = performance.now();
    work(turns);
    return turns / (performance.now() - began);
  });
  return Math.max(...rates);
}

/** Functions with random names, which compress to about a third as minified code does. */
function fillingOf(bytes: number): string {
  const next = randomNumbers();
  const name = () => `$${next().toString(36)}`;
  const one = () => {
    const [f, a, b, field] = [name(), name(), name(), name()];
    return `function ${f}(${a},${b}){if(!${a}||typeof ${a}!=="object")return ${b};var c=${a}.${field}||{};return c.length>0?c[0]:${f}(c,${b})}\n`;
  };
  let text = '';
  while (gzipSync(text).byteLength < bytes) for (let count = 0; count < 100; count += 1) text += one();
  return text;
}

/** The same numbers each time. */
function randomNumbers(): () => number {
  let state = 7;
  return () => {
    state = (state * 48271) % 2147483647;
    return state;
  };
}
