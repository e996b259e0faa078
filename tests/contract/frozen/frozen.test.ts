import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { formatDiagnostic } from '#engine/resolve/diagnostic.ts';
import { readSiteDocument, validateTemplate } from '#engine/resolve/validate-site.ts';
import { pageKeys } from '#engine/route/page-keys.ts';
import type { BlockDefinition, Registry } from '#registry/contract.ts';
import { registry } from '#registry/manifest.server.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import type { Template } from '#schemas/layout/template.ts';
import { openPageLab } from '../page-lab.ts';
import { brokenPromises } from './broken-promises.ts';
import {
  blockVersions,
  dataSchema,
  type Layout,
  presentLayouts,
  readFrozenBlocks,
  readFrozenLayouts,
} from './record.ts';

test('every block takes the data that it took when it was shipped last, or has a step from there', () => {
  expect(brokenPromises(registry)).toEqual([]);
});

test('layouts are kept of every version of a block that was shipped in one', () => {
  const shipped = readFrozenBlocks();
  const versionsIn = (layouts: Layout[]) => layouts.flatMap((layout) => [...blockVersions(layout)]);
  const expected = versionsIn(presentLayouts()).filter((name) => {
    const [type = '', version] = name.split(' ');
    return Number(version) <= (shipped[type]?.version ?? 0);
  });
  expect(new Set(expected).size).toBeGreaterThan(40);
  expect(versionsIn(readFrozenLayouts())).toEqual(expect.arrayContaining(expected));
});

let lab: Awaited<ReturnType<typeof openPageLab>>;
beforeAll(async () => {
  lab = await openPageLab();
});
afterAll(() => lab.close());

test.each(readFrozenLayouts())('$name is read and rendered as ever', async ({ name, text }) => {
  const { document, registry } = name.endsWith('.template.json') ? ofTemplate(text) : ofSite(name, text);
  const shown: string[] = [];
  for (const key of pageKeys) {
    const result = await lab.ask({ document, registry, path: key.replaceAll(/\{\w+\}/g, '1') });
    if (result.kind !== 'page') continue;
    // What this partner has not got is no fault of the layout.
    expect(
      result.problems.filter((problem) => !problem.includes(': 404 ')),
      key,
    ).toEqual([]);
    shown.push(key);
  }
  expect(shown.length).toBeGreaterThan(25);
});

const ofSite = (name: string, text: string) => ({
  document: readSiteDocument(text, name, registry),
  registry,
});

/** A site that says nothing itself, in a house whose template this is. */
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
const frozen = { Note: { version: 2, data: dataSchema({ schema: shipped }) } };
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
])('a block %s', (_, changed, expected) => {
  expect(brokenPromises(changed, frozen)).toEqual(expected);
});
