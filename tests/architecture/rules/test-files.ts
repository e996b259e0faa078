import { parseSync, Visitor } from 'vite';
import { worldOf } from '../../setup/test-worlds.ts';
import { blockOf } from '../layers.ts';
import type { SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

/**
 * Every block has contract tests, only test files themselves change state that tests share, waits for a condition state
 * their timeout, tests of properties have a seed, and browser tests take our `expect` and `test`.
 */
export function checkTestFiles(files: SourceFile[]): Violation[] {
  return [
    ...checkContracts(files),
    ...checkHelpers(files),
    ...checkWaits(files),
    ...checkSeeds(files),
    ...checkOwnTools(files),
  ];
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

function checkSeeds(files: SourceFile[]): Violation[] {
  const own = 'tests/setup/fast-check.ts';
  return files
    .filter(({ path, text }) => path !== own && /^import .* from 'fast-check';/m.test(text))
    .map(({ path }) => ({
      file: path,
      found: 'imports fast-check itself',
      rule: 'Every run of a test tries the same values',
      remedy: `Import fc from ${own}, which sets the seed.`,
    }));
}

/** What browser tests take from modules of our own, as Playwright's costs a tenth of the run or more. */
const ownTools = [
  {
    name: 'expect',
    folders: /^tests\/(?:e2e|full)\//,
    rule: 'Browser tests wait without reading the whole page at each attempt',
  },
  {
    name: 'test',
    // tests/full has what depends on prefetching, and tests/e2e/pages.spec.ts shares one page between tests.
    folders: /^tests\/e2e\/(?!pages\.spec)/,
    rule: 'Browser tests prefetch no pages unless they are about it',
  },
];

function checkOwnTools(files: SourceFile[]): Violation[] {
  return ownTools.flatMap(({ name, folders, rule }) => {
    const imports = new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '@playwright/test';`, 'm');
    const own = `tests/e2e/${name}.ts`;
    return files
      .filter(({ path, text }) => folders.test(path) && path !== own && imports.test(text))
      .map(({ path }) => ({
        file: path,
        found: `imports Playwright's ${name}`,
        rule,
        remedy: `Import ${name} from ${own}.`,
      }));
  });
}
