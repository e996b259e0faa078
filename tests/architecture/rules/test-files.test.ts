import { expect, test } from 'vitest';
import { checkTestFiles } from './test-files.ts';

const contract = { path: 'blocks/RichText/contract.test.ts', text: 'testBlock(import.meta.dirname, {});\n' };
const block = { path: 'blocks/RichText/schema.ts', text: '' };
const found = (...files: { path: string; text: string }[]) =>
  checkTestFiles(files).map(({ file, found }) => `${file} ${found}`);

test('A block without contract tests is found, and so is one whose test file is empty', () => {
  expect(found(block, contract)).toEqual([]);
  expect(found(block)).toEqual(['blocks/RichText has no contract tests']);
  expect(found(block, { ...contract, text: '' })).toEqual(['blocks/RichText has no contract tests']);
});

test('A helper that changes shared state is found; a test file may change it', () => {
  const text = "import { vi } from 'vitest';\nvi.useFakeTimers();\n";
  expect(found({ path: 'tests/setup/clock.ts', text })).toEqual([
    'tests/setup/clock.ts changes modules, globals or the process',
  ]);
  expect(found({ path: 'engine/domain/time/clock.test.ts', text })).toEqual([]);
  expect(found({ path: 'server/site/main.ts', text: "process.on('SIGTERM', stop);\n" })).toEqual([]);
});

test('A wait without a timeout is found', () => {
  const text = "import { vi } from 'vitest';\n\nawait vi.waitFor(() => done(1, 2));\n";
  expect(found({ path: 'engine/a.test.ts', text })).toEqual([
    'engine/a.test.ts:3 waits for a second at most',
  ]);
  expect(found({ path: 'engine/a.test.ts', text: text.replace('2))', '2), 15_000)') })).toEqual([]);
});

test('A test of properties without a seed is found', () => {
  const text = "import fc from 'fast-check';\n";
  expect(found({ path: 'engine/a.test.ts', text })).toEqual(['engine/a.test.ts imports fast-check itself']);
  expect(found({ path: 'tests/setup/fast-check.ts', text })).toEqual([]);
});

test("A browser test with Playwright's expect or test is found", () => {
  const text = "import { expect, type Page, test } from '@playwright/test';\n";
  const own = "import type { Page } from '@playwright/test';\nimport { expect } from './expect.ts';\n";
  expect(found({ path: 'tests/e2e/cart.spec.ts', text })).toEqual([
    "tests/e2e/cart.spec.ts imports Playwright's expect",
    "tests/e2e/cart.spec.ts imports Playwright's test",
  ]);
  expect(found({ path: 'tests/full/fonts.spec.ts', text })).toEqual([
    "tests/full/fonts.spec.ts imports Playwright's expect",
  ]);
  expect(found({ path: 'tests/e2e/cart.spec.ts', text: own })).toEqual([]);
  for (const name of ['expect', 'test']) {
    const wrapper = `import { ${name} as playwrights } from '@playwright/test';\n`;
    expect(found({ path: `tests/e2e/${name}.ts`, text: wrapper })).toEqual([]);
  }
});
