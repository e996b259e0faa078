import { expect, test, vi } from 'vitest';
import { SetupError } from '../bootstrap/setup-error.mjs';
import { runStages } from './run-stages.ts';

const passing = { name: 'good', run: async () => ({ passed: 2, failed: 0, skipped: 1 }) };
const broken = {
  name: 'broken',
  run: async () => {
    throw new SetupError('No Chromium.');
  },
};

test('Failures are listed before the totals, after the slowest tests and the time of each stage', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const noted = {
    name: 'noted',
    run: async () => ({
      passed: 1,
      failed: 1,
      skipped: 0,
      notes: ['failed: a'],
      tests: [
        { name: 'b', ms: 20 },
        { name: 'a', ms: 2_000 },
      ],
    }),
  };
  expect(await runStages([noted, passing])).toBe(false);
  const lines = log.mock.calls.map(([line]) => line);
  expect(lines.slice(lines.indexOf('Slowest tests'))).toEqual([
    'Slowest tests',
    '   2.0 s  a',
    '   0.0 s  b',
    '',
    'Stages',
    expect.stringMatching(/^ +\d\.\d s {2}noted {2}1 passed, 1 failed, 0 skipped$/),
    expect.stringMatching(/^ +\d\.\d s {2}good {3}2 passed, 0 failed, 1 skipped$/),
    '',
    'failed: a',
    '3 passed, 1 failed, 1 skipped',
  ]);
  vi.restoreAllMocks();
});

test('A stage whose setup fails counts as one failure, and the others still run', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await runStages([broken, passing])).toBe(false);
  expect(error.mock.lastCall).toEqual(['✗ No Chromium.']);
  expect(log.mock.lastCall).toEqual(['2 passed, 1 failed, 1 skipped']);
  expect(await runStages([passing])).toBe(true);
  expect(log.mock.lastCall).toEqual(['2 passed, 0 failed, 1 skipped']);
  vi.restoreAllMocks();
});

test('A stage runs in parallel with the one before it, and the next one waits for both', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const order: string[] = [];
  const stage = (name: string, ticks: number, beside = false) => ({
    name,
    beside,
    run: async () => {
      order.push(`${name} begins`);
      for (let tick = 0; tick < ticks; tick += 1) await null;
      order.push(`${name} ends`);
      return passing.run();
    },
  });
  await runStages([stage('long', 20), stage('short', 5, true), stage('last', 1)]);
  expect(order).toEqual([
    'long begins',
    'short begins',
    'short ends',
    'long ends',
    'last begins',
    'last ends',
  ]);
  vi.restoreAllMocks();
});
