import { parseSync, Visitor } from 'vite';
import { worldOf } from '../../setup/test-worlds.ts';
import { blockOf } from '../layers.ts';
import type { SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

/**
 * Every block has contract tests, only test files themselves change state that tests share, waits for a condition state
 * their timeout, and browser tests take our `expect`.
 */
export function checkTestFiles(files: SourceFile[]): Violation[] {
  return [...checkContracts(files), ...checkHelpers(files), ...checkWaits(files), ...checkExpect(files)];
}

function checkContracts(files: SourceFile[]): Violation[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return [...new Set(files.flatMap(({ path }) => blockOf(path) ?? []))]
    .filter((block) => !texts.get(`blocks/${block}/contract.test.ts`)?.includes('testBlock('))
    .map((block) => ({
      file: `blocks/${block}`,
      found: 'has no contract tests',
      rule: 'Every block keeps what all blocks promise',
      remedy: 'Copy contract.test.ts from another block, such as blocks/RichText.',
    }));
}

/** vitest.config.ts decides by a test file's own text where it runs (tests/setup/test-worlds.ts). */
function checkHelpers(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path, text }) => !/\.test\.\w+$/.test(path) && / from 'vitest'/.test(text))
    .filter(({ text }) => worldOf(text) !== 'shared')
    .map(({ path }) => ({
      file: path,
      found: 'changes modules, globals or the process',
      rule: 'Only a test file itself changes what other test files share',
      remedy: 'Move the call into the test files: then each of them runs in a process of its own.',
    }));
}

/** Vitest gives up after one second, which a busy machine exceeds. */
function checkWaits(files: SourceFile[]): Violation[] {
  const waits = /^vi\.wait(?:For|Until)$/;
  return files
    .filter(({ path, text }) => /\.tsx?$/.test(path) && text.includes('vi.wait'))
    .flatMap(({ path, text }) => {
      const starts: number[] = [];
      new Visitor({
        CallExpression({ callee, arguments: given, start }) {
          if (given.length < 2 && waits.test(text.slice(callee.start, callee.end))) starts.push(start);
        },
      }).visit(parseSync(path, text).program);
      return starts.map((start) => ({
        file: `${path}:${text.slice(0, start).split('\n').length}`,
        found: 'waits for a second at most',
        rule: 'A test that waits has time on a busy machine',
        remedy: 'Pass waitTimeoutMs of tests/setup/wait-timeout.ts, or a timeout of your own.',
      }));
    });
}

/** Playwright's own costs a tenth of the run. */
function checkExpect(files: SourceFile[]): Violation[] {
  const imports = /^import \{[^}]*\bexpect\b[^}]*\} from '@playwright\/test';/m;
  return files
    .filter(({ path, text }) => /^tests\/(?:e2e|full)\//.test(path) && imports.test(text))
    .filter(({ path }) => path !== 'tests/e2e/expect.ts')
    .map(({ path }) => ({
      file: path,
      found: "imports Playwright's expect",
      rule: 'Browser tests wait without reading the whole page at each attempt',
      remedy: 'Import expect from tests/e2e/expect.ts.',
    }));
}
