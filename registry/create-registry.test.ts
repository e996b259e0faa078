import { expect, test } from 'vitest';
import { z } from 'zod';
import { createRegistry, type RegistryFiles } from './create-registry.ts';

const block = { schema: z.strictObject({}), meta: { version: 1, hydrate: 'never' } };
const source = { path: '/notices', params: z.object({}), response: z.object({}) };

/** A registry of one block, with some files replaced. An undefined export is what `import.meta.glob` gives for a missing one. */
const build = (files: { [Key in keyof RegistryFiles]?: Record<string, unknown> }) =>
  createRegistry({
    components: { '../blocks/Note/index.tsx': () => null },
    schemas: { '../blocks/Note/schema.ts': block },
    migrations: {},
    sources: { './sources/notices.ts': source },
    templates: {},
    tokens: {},
    styles: {},
    messages: {},
    themeStyles: {},
    baseStyles: {},
    ...files,
  } as RegistryFiles);

test('a block and a source are registered by the names of folder and file', () => {
  const { blocks, sources } = build({});
  expect([...blocks.keys(), ...sources.keys()]).toEqual(['Note', 'notices']);
});

test.each<[string, string, Parameters<typeof build>[0]]>([
  ['blocks/Note/schema.ts', 'schema', { schemas: { '../blocks/Note/schema.ts': { meta: block.meta } } }],
  ['blocks/Note/schema.ts', 'meta', { schemas: { 'blocks/Note/schema.ts': { schema: block.schema } } }],
  ['blocks/Note/index.tsx', 'default', { components: { '../blocks/Note/index.tsx': undefined } }],
  ['blocks/Note/migrations.ts', 'migrations', { migrations: { 'blocks/Note/migrations.ts': undefined } }],
  [
    'blocks/Note/structured-data.ts',
    'structuredData',
    { structuredData: { '../blocks/Note/structured-data.ts': undefined } },
  ],
  ['registry/sources/notices.ts', 'default', { sources: { './sources/notices.ts': undefined } }],
  ['registry/vendors/hana/vendor.ts', 'default', { vendors: { './vendors/hana/vendor.ts': undefined } }],
])('%s without the export "%s" is refused by its name', (file, name, files) => {
  expect(() => build(files)).toThrow(new Error(`[registry] ${file} does not export "${name}".`));
});

test('a block without one of its files is refused by the name of the file', () => {
  expect(() => build({ schemas: {} })).toThrow('[registry] blocks/Note has no schema.ts.');
  expect(() => build({ components: {} })).toThrow('[registry] blocks/Note has no index.tsx.');
});
