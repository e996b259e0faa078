import { expect, test } from 'vitest';
import { isSlow, worldOf } from './test-worlds.ts';

test('a file that requests a document gets one, with its own modules', () => {
  expect(worldOf("// @vitest-environment jsdom\nimport { vi } from 'vitest';\nvi.mock('./a.ts');\n")).toBe(
    'document',
  );
});

test.each([
  "vi.mock('./a.ts')",
  'vi.useFakeTimers()',
  "vi\n  .spyOn(console, 'error')",
  "vi.stubGlobal('fetch', answer)",
  "process.env.PORT = '1'",
  "process.chdir('..')",
  'globalThis.fetch = answer',
  'Object.assign(globalThis, { fetch: answer })',
  "setFlagsFromString('--expose-gc')",
])('%s gives a file its own process', (line) => {
  expect(worldOf(`import { test } from 'vitest';\n${line};\n`)).toBe('process');
});

test('all other files share the modules evaluated in their worker', () => {
  const line = 'const port = process.env.PORT ?? globalThis.origin;\nawait vi.waitFor(isReady);\n';
  expect(worldOf(`import { test, vi } from 'vitest';\n${line}`)).toBe('shared');
});

test('a file that is marked as slow is slow', () => {
  expect(isSlow("// @slow: starts processes\nimport { test } from 'vitest';\n")).toBe(true);
  expect(isSlow("import { test } from 'vitest';\n// A slow network.\ntest.todo('// @slow');\n")).toBe(false);
});
