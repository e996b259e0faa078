import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from '../source-tree.ts';
import type { Violation } from '../violation.ts';

const tests = /\.test\.tsx?$/;
/** Where a browser or a measurement is involved. */
const elsewhere = /^tests\/(?:bench|e2e|engines|full)\//;

/** Tests that need real time, each with the reason. */
const exceptions: Record<string, string> = {
  'tests/contract/concurrent-writers.test.ts': 'It kills a process at different points of its work.',
  'tests/contract/one-revision.test.ts': 'With RATE, it measures at a number of requests per second.',
  'tests/mutations/mutations.test.ts': 'It prints its duration, and asserts nothing about it.',
};

/** Unit and contract tests neither sleep nor measure how fast the machine is. Fake timers pass time instead. */
export function checkWaits(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => tests.test(path) && !elsewhere.test(path) && !Object.hasOwn(exceptions, path))
    .filter(({ text }) => /\bsetTimeout\b|\bperformance\.now\b/.test(text) && !text.includes('useFakeTimers'))
    .flatMap(({ path, text }) =>
      waitsIn(path, text).map(({ start, found, remedy }) => ({
        file: `${path}:${text.slice(0, start).split('\n').length}`,
        found,
        rule: 'The result of a test does not depend on the time of the machine',
        remedy,
      })),
    );
}

type Wait = { start: number; found: string; remedy: string };

const sleeps = {
  found: 'sleeps',
  remedy:
    'Pass the time with vi.useFakeTimers, or await the event: a promise, vi.waitFor with waitTimeoutMs, or tests/setup/until.ts.',
};
const measures = {
  found: 'measures time',
  remedy:
    'Take an input for which other code needs minutes, and the timeout of tests/setup/linear-time.ts; or fake the clock.',
};

function waitsIn(path: string, text: string): Wait[] {
  const waits: Wait[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers, start }) {
      if (!source.value.endsWith('timers/promises')) return;
      const names = specifiers.map(({ start, end }) => text.slice(start, end));
      if (names.some((name) => /^setTimeout\b/.test(name))) waits.push({ start, ...sleeps });
    },
    CallExpression({ callee, arguments: given, start }) {
      const name = text.slice(callee.start, callee.end);
      if (name === 'performance.now') waits.push({ start, ...measures });
      // Without a time it is the next task.
      if (name === 'setTimeout' && given[1] !== undefined && !isZero(given[1]))
        waits.push({ start, ...sleeps });
    },
  }).visit(parseSync(path, text).program);
  return waits;
}

const isZero = (node: ESTree.Argument): boolean => node.type === 'Literal' && node.value === 0;
