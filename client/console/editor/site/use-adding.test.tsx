// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Json } from '#schemas/json.ts';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import type { CopiedNode } from '#schemas/operator/section-calls.ts';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import type { Path } from '../document/parse-document.ts';
import type { PageNow } from '../tree/follow-place.ts';
import { flatRows, pageTree } from '../tree/page-tree.ts';
import { type Place, placeBelow } from '../tree/places.ts';
import { useAdding } from './use-adding.ts';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('../../ui/toasts.tsx', () => ({ showToast: (text: string) => toasts.push(text) }));
vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
beforeEach(() => void toasts.splice(0));

const text = { type: 'Text', label: 'Text', version: 1, places: ['section', 'footer'], slots: [] };
const blocks = new Map([['Text', text as unknown as CatalogBlock]]);
const node = (id: string): Json => ({ id, type: 'Text' });
const siteOf = (sections: string[], footer: Json = null): Json => ({
  pages: { '/': { sections: sections.map(node) } },
  slots: { footer },
});

function pageOf(document: Json): PageNow {
  const rows = pageTree(document, {}, '/');
  return { document, page: '/', rows, all: flatRows(rows), isOwnPage: true, blocks };
}

/** Opens the gallery for the place below a row, and adds a block from it once others have changed the document. */
function addLater(rowKey: string, before: Json, after: Json) {
  const inserted: Path[] = [];
  const insert = (_: CopiedNode, { list, index }: Place) => inserted.push([...list, index]);
  const hook = renderHook((page: PageNow) => useAdding(page, insert), [pageOf(before)]);
  const row = pageOf(before).all.find(({ key }) => key === rowKey);
  hook.current.open(row && placeBelow(row, pageOf(before).all, blocks));
  hook.render(pageOf(after));
  const isOpen = hook.current.place !== undefined;
  hook.current.add({ type: 'Text', v: 1, data: {} });
  hook.render(pageOf(after));
  const isClosed = hook.current.place === undefined;
  hook.unmount();
  expect([isOpen, isClosed]).toEqual([true, true]);
  return inserted;
}

test('A block is added below the one that was chosen, also once a colleague has added another above it', () => {
  const [before, after] = [siteOf(['a', 'b']), siteOf(['new', 'a', 'b'])];
  expect(addLater('pages["/"].sections[0]', before, after)).toEqual([['pages', '/', 'sections', 2]]);
  expect(toasts).toEqual([]);
});

test('A block does not replace the one with which a colleague has filled the slot meanwhile', () => {
  expect(addLater('slots.footer', siteOf(['a']), siteOf(['a'], node('of a colleague')))).toEqual([]);
  expect(toasts).toEqual([
    'Nothing was added: somebody else has changed this place meanwhile. Choose another one.',
  ]);
});
