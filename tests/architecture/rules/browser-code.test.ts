import { expect, test } from 'vitest';
import { checkBrowserCode } from './browser-code.ts';

const found = (files: Record<string, string>) =>
  checkBrowserCode(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ file, found }) => `${file} ${found}`,
  );

test('A block that imports Node, a server package or a .server file is found', () => {
  expect(found({ 'blocks/Hero/index.tsx': "import { readFile } from 'node:fs/promises';" })).toEqual([
    'blocks/Hero/index.tsx:1 imports node:fs/promises',
  ]);
  expect(found({ 'schemas/a.ts': "import 'fs';" })).toHaveLength(1);
  expect(found({ 'blocks/_ui/Html.tsx': "import clean from 'sanitize-html';" })).toHaveLength(1);
  expect(found({ 'client/pages/+client.ts': "import '#registry/manifest.server.ts';" })).toHaveLength(1);
});

test('Transitive imports of a block are found, with their path', () => {
  const files = {
    'blocks/Hero/index.tsx': "import { a } from '#engine/a.ts';",
    'engine/a.ts': "export { b } from './b.ts';",
    'engine/b.ts': "import { lookup } from 'node:dns';",
  };
  expect(found(files)).toEqual([
    'engine/b.ts:1 imports node:dns and is reached by blocks/Hero/index.tsx → engine/a.ts → engine/b.ts',
  ]);
});

test('Types are erased, and code that only the server reaches may use Node', () => {
  expect(found({ 'blocks/Hero/index.tsx': "import type { Stats } from 'node:fs'; import 'react';" })).toEqual(
    [],
  );
  expect(found({ 'engine/data/load.ts': "import { performance } from 'node:perf_hooks';" })).toEqual([]);
  expect(found({ 'scripts/vite/plugin.ts': "import 'node:fs';" })).toEqual([]);
  expect(found({ 'client/pages/+onRenderHtml.ts': "import 'node:fs';" })).toEqual([]);
  expect(found({ 'engine/image/resize.server.ts': "import 'sharp';" })).toEqual([]);
});
