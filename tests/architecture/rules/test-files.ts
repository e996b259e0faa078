import { worldOf } from '../../setup/test-worlds.ts';
import { blockOf } from '../layers.ts';
import type { SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

/** Every block has contract tests, and only test files themselves change state that tests share. */
export function checkTestFiles(files: SourceFile[]): Violation[] {
  return [...checkContracts(files), ...checkHelpers(files)];
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
