import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { heavyScript } from './heavy-script.ts';

const machine = { turnsPerMs: 1000, slowdown: 4 };

test('a script has the size of the real one as sent, and runs its own code', () => {
  const script = heavyScript('globalThis.played = true;', { kilobytes: 80, work: 0 }, machine);
  const sent = gzipSync(script).byteLength;
  expect(sent).toBeGreaterThanOrEqual(79_000);
  expect(sent).toBeLessThan(90_000);
  new Function('setTimeout', script)(() => {});
  expect(globalThis).toMatchObject({ played: true });
});

test('it compresses as code does, not as one repeated line', () => {
  const script = heavyScript('', { kilobytes: 50, work: 0 }, machine);
  const ratio = script.length / gzipSync(script).byteLength;
  expect(ratio).toBeGreaterThan(2);
  expect(ratio).toBeLessThan(5);
});

test('half of its work is done as it loads, the rest in three later tasks, both by this machine’s speed', () => {
  const turns: number[] = [];
  const script = heavyScript('', { kilobytes: 1, work: 240 }, machine);
  const counted = script.replace(/work\((\d+)\);/, (_, count) => `note(${count});`);
  new Function('note', 'setTimeout', counted)(
    (count: number) => turns.push(count),
    (_: () => void, _ms: number, count: number) => turns.push(count),
  );
  expect(turns).toEqual([30_000, 10_000, 10_000, 10_000]);
});
