import { expect, test } from 'vitest';
import { checkFolderCycles } from './folder-cycles.ts';

const found = (texts: Record<string, string>) =>
  checkFolderCycles(Object.entries(texts).map(([path, text]) => ({ path, text })));

test('Folders that import each other are refused, with the way back', () => {
  const violations = found({
    'engine/a/one.ts': "import { two } from '#engine/b/two.ts';\nexport const one = two;",
    'engine/b/two.ts': "import { three } from '../c/three.ts';\nexport const two = three;",
    'engine/c/three.ts': "import type { One } from '../a/one.ts';\nexport const three = 3;",
  });
  expect(violations.map(({ file }) => file)).toEqual([
    'engine/a/one.ts:1',
    'engine/b/two.ts:1',
    'engine/c/three.ts:1',
  ]);
  expect(violations[0]?.found).toBe(
    'imports engine/b/two.ts of engine/b, which imports engine/c, which imports engine/a',
  );
});

test('One way, files of one folder and tests are no circle', () => {
  expect(
    found({
      'engine/a/one.ts': "import '#engine/b/two.ts';\nimport './other.ts';",
      'engine/a/other.ts': "import './one.ts';",
      'engine/b/two.ts': 'export {};',
      'engine/b/two.test.ts': "import '#engine/a/one.ts';",
      'engine/b/testing/site.ts': "import '#engine/a/one.ts';",
    }),
  ).toEqual([]);
});

test('A folder and the one inside it are two', () => {
  expect(
    found({
      'client/a/one.ts': "import './parts/two.ts';",
      'client/a/parts/two.ts': "import '../shared.ts';",
      'client/a/shared.ts': 'export {};',
    }),
  ).toHaveLength(2);
});
