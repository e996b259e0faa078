import { formatPath } from '#engine/resolve/diagnostic.ts';
import type { Json } from '#schemas/json.ts';
import { globalSlotNames } from '#schemas/layout/slots.ts';
import type { CopiedNode } from '#schemas/operator/section-calls.ts';
import { type JsonObject, objectOf } from '../document/json-object.ts';
import { jsonAt, type Path } from '../document/parse-document.ts';
import { writtenPage } from '../tree/page-tree.ts';
import type { Place } from '../tree/places.ts';

/** A document that shows a single node, and the node's marker in it. */
export type PictureDocument = { text: string; marker: string };

/**
 * The open document with a page that contains a single node. Theme, template and menu are the partner's. A node for a slot
 * is shown inside the block that declares the slot, without its neighbors.
 * @param page key of the page, whose parameters and reads the node may need
 */
export function pictureDocument(
  document: Json | undefined,
  template: unknown,
  { page, node, place }: { page: string; node: CopiedNode; place: Pick<Place, 'list' | 'takes'> },
): PictureDocument {
  const { pages: _pages, slots: _slots, ...site } = objectOf(document);
  const { slots: _, sections: __, ...head } = writtenPage(document, template, page).page;
  const { hidden: _hidden, ...placed } = { id: 'picture', ...node } as JsonObject;
  const none: JsonObject = Object.fromEntries(globalSlotNames.map((name) => [name, null]));
  const { sections, slots, path } = around(document, placed, place);
  const shown: JsonObject = { ...head, sections, slots: { ...none, ...slots } };
  return {
    text: JSON.stringify({ ...site, pages: { [page]: shown } }),
    marker: formatPath(['pages', page, ...path]),
  };
}

/** Where the node is in its page. */
function around(
  document: Json | undefined,
  node: JsonObject,
  { list, takes }: Pick<Place, 'list' | 'takes'>,
): { sections: Json[]; slots: JsonObject; path: Path } {
  const alone = { sections: [node], slots: {}, path: ['sections', 0] };
  const depth = list.findIndex((key) => key === 'slots' || key === 'sections');
  if (takes === 'section' || depth < 0) return alone;
  const isSlot = list[depth] === 'slots';
  const rootPath = list.slice(0, depth + 2);
  const inner = list.slice(depth + 2);
  const name = String(list[depth + 1]);
  // A global slot that was emptied takes the node itself.
  if (isSlot && inner.length === 0) return { sections: [], slots: { [name]: node }, path: ['slots', name] };
  const root = jsonAt(document, rootPath);
  if (root === undefined) return alone;
  const filled = withOnly(root, inner, node);
  const start = isSlot ? ['slots', name] : ['sections', 0];
  return {
    sections: isSlot ? [] : [filled],
    slots: isSlot ? { [name]: filled } : {},
    path: [...start, ...innerPath(inner), 0],
  };
}

/** The node at the root with one node in the slot that a path leads to, and none in its other slots. */
function withOnly(root: Json, inner: Path, node: JsonObject): Json {
  const [, slot, index, ...deeper] = inner;
  const next = jsonAt(root, ['slots', String(slot), Number(index)]);
  const list = index === undefined || next === undefined ? [node] : [withOnly(next, deeper, node)];
  const { hidden: _, ...shown } = objectOf(root);
  return { ...shown, slots: { [String(slot)]: list } };
}

/** Every list on the way has one node now. */
const innerPath = (inner: Path): Path => inner.map((key) => (typeof key === 'number' ? 0 : key));
