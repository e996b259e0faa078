import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../bootstrap/paths.mjs';
import type { VitestReport } from './report-types.ts';
import { readVitest } from './test-reports.ts';

const result = (title: string, duration: number | null) => ({
  ancestorTitles: [],
  title,
  fullName: title,
  status: 'passed',
  duration,
});
const report = (
  duration: number | undefined,
  ...assertionResults: ReturnType<typeof result>[]
): VitestReport => ({
  testResults: [
    { name: join(root, 'a.test.ts'), status: 'passed', ...(duration && { duration }), assertionResults },
  ],
});

test('The time of the hooks of a file is listed beside that of its tests', () => {
  expect(readVitest(report(91_500, result('one', 1_000), result('two', 500))).tests).toEqual([
    { name: 'a.test.ts › set-up', ms: 90_000 },
    { name: 'a.test.ts › one', ms: 1_000 },
    { name: 'a.test.ts › two', ms: 500 },
  ]);
});

test('A file whose tests ran beside each other, or which has no hooks, has no set-up', () => {
  const tests = [{ name: 'a.test.ts › one', ms: 1_000 }];
  expect(readVitest(report(800, result('one', 1_000))).tests).toEqual(tests);
  expect(readVitest(report(undefined, result('one', 1_000))).tests).toEqual(tests);
});
