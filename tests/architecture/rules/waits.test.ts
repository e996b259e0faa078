import { expect, test } from 'vitest';
import { checkWaits } from './waits.ts';

const found = (text: string, path = 'engine/a.test.ts') =>
  checkWaits([{ path, text }]).map(({ file, found }) => `${file} ${found}`);

test('A test that sleeps is found, and one that awaits the next task is not', () => {
  const sleep = 'const later = new Promise((resolve) => setTimeout(resolve, 50));\n';
  expect(found(sleep)).toEqual(['engine/a.test.ts:1 sleeps']);
  expect(found("import { setTimeout as sleep } from 'node:timers/promises';\n")).toEqual([
    'engine/a.test.ts:1 sleeps',
  ]);
  expect(
    found("import { setImmediate as nextTurn } from 'node:timers/promises';\nsetTimeout(f, 0);"),
  ).toEqual([]);
  expect(found('setTimeout(resolve);\n')).toEqual([]);
});

test('A test that measures time is found, unless its clock is a fake one', () => {
  const measured = '\nconst began = performance.now();\n';
  expect(found(measured)).toEqual(['engine/a.test.ts:2 measures time']);
  expect(found(`vi.useFakeTimers();${measured}`)).toEqual([]);
});

test('Browser tests and named exceptions may', () => {
  const sleep = 'setTimeout(resolve, 50);\n';
  expect(found(sleep, 'tests/engines/a.test.ts')).toEqual([]);
  expect(found(sleep, 'tests/contract/concurrent-writers.test.ts')).toEqual([]);
});
