import { expect, test } from 'vitest';
import { describeInLine, explainError } from './explain-error.ts';

const root = '/srv/maru';
const error = (message: string, frames: string[] = [], more: object = {}) =>
  Object.assign(new Error(message), {
    stack: [`Error: ${message}`, ...frames.map((one) => `    at ${one}`)].join('\n'),
    ...more,
  });

test('an error is told with the calls in the repository, without those of libraries', () => {
  const thrown = error('oops', [
    'NoticeList (/srv/maru/blocks/NoticeList/index.tsx:20:9)',
    'renderElement (/srv/maru/node_modules/react-dom/server.js:1:2)',
    'async file:///srv/maru/server/site/pages/serve-pages.ts:138:34',
    'node:internal/main:1:1',
  ]);
  expect(explainError(thrown, root)).toBe(
    [
      'oops',
      '    at NoticeList (blocks/NoticeList/index.tsx:20:9)',
      '    at async server/site/pages/serve-pages.ts:138:34',
    ].join('\n'),
  );
  expect(describeInLine(thrown, root)).toBe('oops (at NoticeList (blocks/NoticeList/index.tsx:20:9))');
  expect(describeInLine(error('oops'), root)).toBe('oops');
  expect(explainError('not an error', root)).toBe('not an error');
});

test('the place and the code that a plugin adds are told once, without colors and hints in boxes', () => {
  const loc = { file: '/srv/maru/blocks/A/index.tsx', line: 3, column: 1 };
  const frame = '3 | \u001b[31mconst\u001b[0m';
  expect(explainError(error('Unexpected token', [], { loc, frame }), root)).toBe(
    'Unexpected token\nblocks/A/index.tsx:3:1\n3 | const',
  );
  const boxed =
    "Cannot find module '#x' imported from '/srv/maru/blocks/A/index.tsx'\n┌──┐\n│ a hint │\n└──┘";
  expect(explainError(error(boxed), root)).toBe("Cannot find module '#x' imported from 'blocks/A/index.tsx'");
});
