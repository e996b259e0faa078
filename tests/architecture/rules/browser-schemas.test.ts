import { expect, test } from 'vitest';
import { checkBrowserSchemas } from './browser-schemas.ts';

const island = "import { z } from 'zod'; export const meta = { hydrate: 'visible' };";
const found = (index: string, schema = island) =>
  checkBrowserSchemas([
    { path: 'blocks/Cart/schema.ts', text: schema },
    { path: 'blocks/Cart/index.tsx', text: index },
    { path: 'blocks/Cart/parts.ts', text: "export { schema } from './schema.ts';" },
  ]).map(({ file, found }) => `${file} ${found}`);

test('An island that imports a schema is found, with its path', () => {
  expect(found("import { schema } from './parts.ts';")).toEqual([
    'blocks/Cart/schema.ts:1 imports zod and is reached by blocks/Cart/index.tsx → blocks/Cart/parts.ts → blocks/Cart/schema.ts',
  ]);
});

test('Types are erased, and static blocks never reach visitors', () => {
  expect(found("import type { schema } from './schema.ts';")).toEqual([]);
  expect(found("import { schema } from './schema.ts';", island.replace('visible', 'never'))).toEqual([]);
});
