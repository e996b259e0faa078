import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawPicture } from '#scripts/architecture-picture/draw.ts';
import { folderOf, folders, steps } from '#scripts/architecture-picture/folders.ts';
import { importedFolders, importGraph } from '#scripts/architecture-picture/import-graph.ts';
import { root } from '#scripts/bootstrap/paths.mjs';
import { sourceTree } from './source-tree.ts';

const graph = importGraph(sourceTree);

/** All that is imported from a module, directly or indirectly, itself included. */
function reachableFrom(entry: string): Set<string> {
  const reached = new Set([entry]);
  for (const path of reached) for (const target of graph.get(path) ?? []) reached.add(target);
  return reached;
}

test('The picture shows the imports of the source tree; `npm run architecture-picture` draws it again', () => {
  const drawn = readFileSync(join(root, 'docs/images/architecture.svg'), 'utf8');
  expect(drawn).toBe(drawPicture(importedFolders(graph)));
});

test('In the picture all imports lead down', () => {
  const order = folders.map(({ name }) => name);
  for (const [from, imported] of importedFolders(graph))
    for (const to of imported)
      expect([from, to, order.indexOf(to) > order.indexOf(from)]).toEqual([from, to, true]);
});

test('Every step from request to HTML is in the site: its process imports it', () => {
  const reached = reachableFrom('server/site/main.ts');
  expect(steps.map(({ file }) => file).filter((file) => !reached.has(file))).toEqual([]);
});

test('The list below the picture has the same steps under the same numbers', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const way = text.split('## How a page is made')[1]?.split('\n## ')[0] ?? '';
  const items = way.split(/^(?=\d+\. )/m).slice(1);
  const named = items.map((item, index) => [
    Number.parseInt(item, 10),
    item.includes(steps[index]?.file ?? '?'),
  ]);
  expect(named).toEqual(steps.map((_, index) => [index + 1, true]));
});

test('A changed import changes the picture', () => {
  const more = new Map([...graph, ['schemas/new.ts', ['engine/page/make-page.ts']]]);
  expect(importedFolders(more).get('schemas')).toEqual(['engine']);
  expect(drawPicture(importedFolders(more))).not.toBe(drawPicture(importedFolders(graph)));
});

test('Files belong to the folder that is drawn for them', () => {
  expect(
    ['registry/manifest.server.ts', 'registry/contract.ts', 'blocks/_ui/Icon.tsx', 'blocks/Hero/a.ts'].map(
      folderOf,
    ),
  ).toEqual(['registry/manifest', 'registry', 'blocks/_ui', 'blocks']);
  expect(folderOf('scripts/run.mjs')).toBeUndefined();
});
