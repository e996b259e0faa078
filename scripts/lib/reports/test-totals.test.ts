import { expect, test } from 'vitest';
import { countPlaywright, countVitest, formatTotals, judge, sum } from './test-totals.ts';

const tests = (...statuses: string[]) => statuses.map((status) => ({ status }));

test('Vitest reports count passed, failed and skipped tests', () => {
  const report = {
    testResults: [
      { status: 'passed', assertionResults: tests('passed', 'passed', 'skipped', 'todo') },
      { status: 'failed', assertionResults: tests('passed', 'failed') },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test('A test file that could not be collected is a failure', () => {
  const report = { testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countVitest(report)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('Playwright reports count errors outside of tests, and tests that needed a retry, as failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('A runner that crashed, left no report or tested nothing is a failure', () => {
  const good = { passed: 3, failed: 0, skipped: 1 };
  expect(judge(0, good)).toEqual(good);
  expect(judge(1, good)).toMatchObject({ ...good, failed: 1 });
  expect(judge(1, { ...good, notes: ['flaky: a'] }).notes).toEqual([
    'flaky: a',
    'failed: the runner ended with code 1 and names no test that failed',
  ]);
  expect(judge(0, { passed: 0, failed: 0, skipped: 0 }, true)).toMatchObject({ failed: 0 });
  expect(judge(0, undefined, true)).toMatchObject({ failed: 1 });
  expect(judge(0, undefined)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  expect(judge(0, { passed: 0, failed: 0, skipped: 0 })).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  expect(judge(1, { passed: 3, failed: 2, skipped: 0 })).toEqual({ passed: 3, failed: 2, skipped: 0 });
});

test('Totals add up to the final line', () => {
  const all = [
    { passed: 1, failed: 0, skipped: 2 },
    { passed: 40, failed: 1, skipped: 0 },
  ];
  expect(formatTotals(sum(all))).toBe('41 passed, 1 failed, 2 skipped');
});
