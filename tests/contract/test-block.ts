import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { joinChunks } from '#engine/html/html-chunk.ts';
import { newRenderLog, renderNode } from '#engine/render/render-node.tsx';
import type {
  BlockComponent,
  BlockMeta,
  MessageFile,
  Migration,
  SourceDefinition,
} from '#registry/contract.ts';
import { createRegistry } from '#registry/create-registry.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import { type Fixture, fixtureNode, fixtureProblems } from './fixture-node.ts';
import { samplePage } from './sample-page.ts';

const sources = import.meta.glob<Omit<SourceDefinition, 'name'>>('../../registry/sources/*.ts', {
  eager: true,
  import: 'default',
});

/** The modules of a block's folder by path, as `import.meta.glob` returns them. */
type BlockFiles = Record<string, unknown>;

type Parts = {
  component: { default: BlockComponent };
  schema: { schema: z.ZodObject; meta: BlockMeta };
  fixtures: { fixtures: Record<string, Fixture> } | undefined;
  messages: { default: MessageFile } | undefined;
  migrations: { migrations: Record<number, Migration> } | undefined;
};

/**
 * Tests the contract of every block: its fixtures match its schema and render in every language, its messages exist in all
 * languages, its sources exist, and an island hydrates its server HTML without changes.
 * @param folder of the block
 * @param files index, schema, fixtures, messages and migrations
 */
export function testBlock(folder: string, files: BlockFiles): void {
  const type = basename(folder);
  const parts = {
    component: files['./index.tsx'],
    schema: files['./schema.ts'],
    fixtures: files['./fixtures.ts'],
    messages: files['./messages.json'],
    migrations: files['./migrations.ts'],
  } as Parts;
  const { registry, block } = registryOf(type, parts);
  const fixtures = Object.entries(parts.fixtures?.fixtures ?? {});

  test(`${type}: has the three fixtures, and they match its schema and its source`, () => {
    expect(fixtures.map(([name]) => name)).toEqual(expect.arrayContaining(['default', 'minimal', 'extreme']));
    for (const [name, fixture] of fixtures)
      expect(fixtureProblems(block, fixture, registry), name).toEqual([]);
  });

  test(`${type}: reads only sources that exist`, () => {
    for (const name of block.meta.sources) expect([...registry.sources.keys()]).toContain(name);
  });

  test(`${type}: has all messages in four languages`, () => {
    expect(incomplete(block.messages)).toEqual([]);
    expect(Object.keys(block.meta.label).sort()).toEqual([...languageCodes].sort());
  });

  for (const locale of languageCodes) {
    test(`${type}: renders every fixture on the server in ${locale}`, () => {
      for (const [name, fixture] of fixtures) {
        const page = samplePage(locale, pageOf(fixture));
        const log = newRenderLog();
        const html = joinChunks(renderNode(fixtureNode(block, fixture, page, registry), page, log));
        expect(log.problems, name).toEqual([]);
        expect(html, name).not.toMatch(/undefined|\[object Object\]|NaN/);
        // Checks of site documents count the headings of a page by `provides`.
        const headings = html.match(/<h1[ >]/g)?.length ?? 0;
        expect(headings, name).toBe(block.meta.provides?.includes('heading') && html ? 1 : 0);
      }
    });
  }

  if (block.meta.hydrate === 'never') return;
  for (const [name, fixture] of fixtures) {
    test(`${type}: hydrates its ${name} fixture without a mismatch`, async () => {
      if (typeof document === 'undefined')
        expect.fail(
          `blocks/${type} is an island: begin its contract.test.ts with "// @vitest-environment jsdom".`,
        );
      const { hydrationProblems } = await import('./hydrate-fixture.tsx');
      const page = samplePage('en', pageOf(fixture));
      expect(await hydrationProblems(fixtureNode(block, fixture, page, registry), page)).toEqual([]);
    });
  }
}

/** A registry with one block and all sources. */
function registryOf(type: string, { component, schema, messages, migrations }: Parts) {
  const path = (file: string) => `blocks/${type}/${file}`;
  const registry = createRegistry({
    components: { [path('index.tsx')]: component.default },
    schemas: { [path('schema.ts')]: schema },
    messages: { [path('messages.json')]: messages?.default ?? {} },
    migrations: { [path('migrations.ts')]: migrations?.migrations ?? {} },
    styles: {},
    sources,
    templates: {},
    tokens: {},
    themeStyles: {},
    baseStyles: {},
  });
  const block = registry.blocks.get(type);
  if (!block) throw new Error(`[contract] blocks/${type} is not a block.`);
  return { registry, block };
}

const pageOf = ({ pageKey, path }: Fixture) => ({
  ...(pageKey ? { pageKey } : {}),
  ...(path ? { path } : {}),
});

/** Messages that are missing or empty in a language. */
function incomplete(messages: MessageFile): string[] {
  return Object.entries(messages).flatMap(([key, texts]) =>
    languageCodes.filter((code) => !texts[code]?.trim()).map((code) => `${key}.${code}`),
  );
}
