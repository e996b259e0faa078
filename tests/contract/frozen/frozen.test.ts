import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { formatDiagnostic } from '#engine/resolve/diagnostic.ts';
import { readSiteDocument, validateTemplate } from '#engine/resolve/validate-site.ts';
import { pageKeys } from '#engine/route/page-keys.ts';
import type { BlockDefinition, Registry } from '#registry/contract.ts';
import { registry } from '#registry/manifest.server.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import type { Template } from '#schemas/layout/template.ts';
import { startPageHarness } from '../page-harness.ts';
import { brokenPromises } from './broken-promises.ts';
import { type FrozenBlock, freeze, frozenBlock, type Layout, readFrozenLayouts } from './record.ts';

test('every block accepts the data of its last shipped version or has a migration step from it', () => {
  expect(brokenPromises(registry)).toEqual([]);
});

test('a freeze stores only layouts with block versions that no stored layout has, even on the same day', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-frozen-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const layout = (name: string, ...nodes: { type: string; v: number }[]): Layout => ({
    name,
    text: JSON.stringify({ pages: { '/': { sections: nodes } } }),
  });
  const [note, newer, list] = [
    { type: 'Note', v: 1 },
    { type: 'Note', v: 2 },
    { type: 'List', v: 1 },
  ] as const;
  const day = (...layouts: Layout[]) => freeze(registry, '2026-01-01', layouts, folder);
  expect(day(layout('a.json', note), layout('b.json', note), layout('c.json', note, list))).toEqual([
    '2026-01-01.a.json',
    '2026-01-01.c.json',
  ]);
  expect(day(layout('a.json', newer), layout('b.json', list))).toEqual(['2026-01-01-2.a.json']);
  expect(day(layout('a.json', newer))).toEqual([]);
  expect(readFrozenLayouts(folder).map(({ text }) => text.trim())).toContain(layout('', note).text);
});

test('a block is compatible with its own record', () => {
  expect(
    brokenPromises(
      registry,
      Object.fromEntries([...registry.blocks].map(([type, block]) => [type, frozenBlock(block)])),
    ),
  ).toEqual([]);
});

const harness = startPageHarness();

test.each(readFrozenLayouts())('$name is still read and rendered', async ({ name, text }) => {
  const { document, registry } = name.endsWith('.template.json') ? ofTemplate(text) : ofSite(name, text);
  const known = registry.templates.get(document.template ?? '')?.template.pages ?? {};
  for (const key of pageKeys) {
    // Templates have got pages since.
    if (!(key in known) && !(key in (document.pages ?? {}))) continue;
    const result = await harness.ask({ document, registry, path: pathOf(key) });
    expect(result, key).toMatchObject({ kind: 'page', status: 200 });
    // A text that this partner lacks is not a problem of the layout.
    if (result.kind === 'page')
      expect(
        result.problems.filter((problem) => !problem.includes(': 404 ')),
        key,
      ).toEqual([]);
  }
});

/** The URL of an item that the partner has. */
const pathOf = (key: string) =>
  key
    .replace('/cscenter/boards/{boardTypeId}', '/cscenter/boards/11')
    .replace('{eventId}', '2')
    .replaceAll(/\{\w+\}/g, '1');

const ofSite = (name: string, text: string) => ({
  document: readSiteDocument(text, name, registry),
  registry,
});

/** A site without its own settings, with this template as the default. */
function ofTemplate(text: string): { document: SiteDocument; registry: Registry } {
  const template: Template = JSON.parse(text);
  expect(validateTemplate(template, registry).map(formatDiagnostic)).toEqual([]);
  const [name, chosen] = [...registry.templates][0] ?? [];
  if (!name || !chosen) throw new Error('There is no template');
  return {
    document: { formatVersion: 1, template: name, menu: [] },
    registry: { ...registry, templates: new Map([[name, { ...chosen, template }]]) },
  };
}

const block = (version: number, schema: z.ZodObject, migrations: BlockDefinition['migrations'] = {}) => {
  const known = [...registry.blocks.values()][0];
  if (!known) throw new Error('There is no block');
  return { blocks: new Map([['Note', { ...known, schema, migrations, meta: { ...known.meta, version } }]]) };
};
const shipped = z.strictObject({ title: z.string(), text: z.string().optional() });
const [[, shippedBlock] = []] = block(2, shipped).blocks;
const frozen: Record<string, FrozenBlock> = shippedBlock ? { Note: frozenBlock(shippedBlock) } : {};
const same = (data: Record<string, unknown>) => data;

test.each<[string, Pick<Registry, 'blocks'>, string[]]>([
  ['as it was', block(2, shipped, { 1: same }), []],
  ['that takes more', block(2, shipped.extend({ icon: z.string().optional() }), { 1: same }), []],
  [
    'that takes less',
    block(2, shipped.omit({ text: true }), { 1: same }),
    [
      'blocks/Note/schema.ts: data.text is no longer known. Raise `meta.version` to 3 and add a step from 2 to migrations.ts.',
    ],
  ],
  ['that takes less with a step', block(3, shipped.omit({ text: true }), { 1: same, 2: same }), []],
  [
    'without its step',
    block(3, shipped.omit({ text: true }), { 1: same }),
    ['blocks/Note/migrations.ts has no step from version 2 to 3.'],
  ],
  [
    'without an older step',
    block(2, shipped),
    ['blocks/Note/migrations.ts has no step from version 1 to 2.'],
  ],
  [
    'of an older version',
    block(1, shipped),
    ['blocks/Note: version 2 was shipped. `meta.version` cannot go back to 1.'],
  ],
  [
    'that is gone',
    { blocks: new Map() },
    ['blocks/Note was shipped and is gone: stored documents name it. Bring it back.'],
  ],
])('a block %s is checked against its record', (_, changed, expected) => {
  expect(brokenPromises(changed, frozen)).toEqual(expected);
});

test('a block that lost a slot, a place or a source is reported', () => {
  const now = block(2, shipped, { 1: same });
  const before = {
    ...frozen.Note,
    slots: { filters: { takes: 'filter' }, after: { takes: 'section', max: 2 } },
    places: ['section', 'drawer'],
    sources: ['products'],
    sourceRequired: undefined,
  } as FrozenBlock;
  for (const known of now.blocks.values())
    Object.assign(known.meta, {
      slots: { after: { max: 1, takes: 'control' } },
      places: ['drawer', 'control'],
      sources: [],
      sourceRequired: true,
    });
  expect(brokenPromises(now, { Note: before })).toEqual([
    'blocks/Note/schema.ts: slot "filters" is gone. Stored nodes use it.',
    'blocks/Note/schema.ts: slot "after" takes fewer nodes. Stored ones may have more.',
    'blocks/Note/schema.ts: slot "after" takes blocks for "control" instead of "section". Stored nodes have those.',
    'blocks/Note/schema.ts: place "section" is gone. Stored nodes are there, and could not be published.',
    'blocks/Note/schema.ts: source "products" can no longer be shown. Stored nodes use it.',
    'blocks/Note/schema.ts: a source has become required. Stored nodes have none.',
  ]);
});
