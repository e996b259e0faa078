import { formatPath } from '#engine/resolve/diagnostic.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { type GlobalSlotName, globalSlotNames, globalSlotTable } from '#schemas/layout/slots.ts';
import { isLocalized, shownText } from '#schemas/localized.ts';
import { isObject, type JsonObject, objectOf } from '../document/json-object.ts';
import type { Path } from '../document/parse-document.ts';

/** Which file something is written in. */
export type Origin = 'document' | 'template';

/** A row of the tree: a node, or a slot of a node with a list of its own. */
export type TreeRow = {
  /** The node's marker in the preview; of a slot, the path of its list. */
  key: string;
  path: Path;
  origin: Origin;
  kind: 'node' | 'slot';
  /** Block type of a node, name of a slot. */
  name: string;
  /** The node's id. */
  id?: string;
  /** Block type of the node that a slot belongs to. */
  parentType?: string;
  /** The global slot that a node stands in, or that a row is: one that was emptied. */
  globalSlot?: GlobalSlotName;
  /** Whether the node is hidden by its own flag. */
  isHidden?: true;
  /** A text by which operators recognize the node. */
  text?: string;
  children: TreeRow[];
};

const objectAt = (value: unknown, key: string): JsonObject => objectOf(objectOf(value)[key]);

/** A page as it is written, and the file that it is in. */
export function writtenPage(document: unknown, template: unknown, key: string) {
  const own = objectAt(document, 'pages')[key];
  if (isObject(own)) return { page: own, origin: 'document' as const };
  return { page: objectAt(objectAt(template, 'pages'), key), origin: 'template' as const };
}

type Reading = {
  /** The slots that a block declares: empty ones are rows too. */
  slotsOf?: (type: string) => readonly string[];
  /** The main language of the site, in which rows have their texts. */
  main?: LanguageCode | undefined;
};

/**
 * The nodes of a page in the order in which they are shown: global slots before the content, sections, slots after it.
 * @param document may be in any state between two edits
 */
export function pageTree(
  document: unknown,
  template: unknown,
  key: string,
  reading: Reading = {},
): TreeRow[] {
  const { page, origin } = writtenPage(document, template, key);
  const sections = Array.isArray(page.sections) ? page.sections : [];
  const slots = globalSlotNames.map((name) => ({ name, row: inGlobalSlot(name) }));
  const placed = (isAfter: boolean) =>
    slots.flatMap(({ name, row }) =>
      row && (globalSlotTable[name].place === 'after') === isAfter ? [row] : [],
    );
  return [
    ...placed(false),
    ...sections.map((node, index) => rowOf(node, ['pages', key, 'sections', index], origin, reading)),
    ...placed(true),
  ];

  function inGlobalSlot(name: GlobalSlotName): TreeRow | undefined {
    if (globalSlotTable[name].absentFrom?.includes(key)) return undefined;
    const files: [slots: JsonObject, path: Path, origin: Origin][] = [
      [objectAt(page, 'slots'), ['pages', key, 'slots', name], origin],
      [objectAt(document, 'slots'), ['slots', name], 'document'],
      [objectAt(template, 'slots'), ['slots', name], 'template'],
    ];
    const [given, path, from] = files.find(([one]) => one[name] !== undefined) ?? [];
    if (!given || !path || !from) return undefined;
    if (given[name] === null && from === 'document')
      return { ...slotRow(name, path, from), globalSlot: name, children: [] };
    if (!isObject(given[name])) return undefined;
    return { ...rowOf(given[name], path, from, reading), globalSlot: name };
  }
}

function rowOf(node: unknown, path: Path, origin: Origin, reading: Reading): TreeRow {
  const { slotsOf = () => [], main = 'ko' } = reading;
  const type = isObject(node) && typeof node.type === 'string' ? node.type : '';
  const own = objectAt(node, 'slots');
  const names = [...new Set([...slotsOf(type), ...Object.keys(own)])];
  const text = isObject(node) ? textOf(node.data, main) : undefined;
  const id = isObject(node) && typeof node.id === 'string' ? node.id : undefined;
  return {
    key: formatPath(path),
    path,
    origin,
    kind: 'node',
    name: type,
    ...(id !== undefined && { id }),
    ...(text !== undefined && { text }),
    ...(isObject(node) && node.hidden === true && { isHidden: true }),
    children: names.map((name) => {
      const list = [...path, 'slots', name];
      const nodes = Array.isArray(own[name]) ? own[name] : [];
      const children = nodes.map((child, index) => rowOf(child, [...list, index], origin, reading));
      return { ...slotRow(name, list, origin), parentType: type, children };
    }),
  };
}

const slotRow = (name: string, path: Path, origin: Origin) =>
  ({ key: formatPath(path), path, origin, kind: 'slot', name }) as const;

/** The title of a node's data. */
function textOf(data: unknown, main: LanguageCode): string | undefined {
  const title = isObject(data) ? (data.title ?? data.label ?? data.eyebrow) : undefined;
  if (typeof title === 'string') return title || undefined;
  if (isObject(title) && isLocalized(title)) return shownText(title, main, main) || undefined;
  return undefined;
}

/** Every row, including nested ones. */
export const flatRows = (rows: readonly TreeRow[]): TreeRow[] =>
  rows.flatMap((row) => [row, ...flatRows(row.children)]);

/** The page keys of a site: first the document's, then its template's. */
export function pageKeys(document: unknown, template: unknown): { key: string; origin: Origin }[] {
  const own = Object.keys(objectAt(document, 'pages'));
  const others = Object.keys(objectAt(template, 'pages')).filter((key) => !own.includes(key));
  return [
    ...own.map((key) => ({ key, origin: 'document' as const })),
    ...others.map((key) => ({ key, origin: 'template' as const })),
  ].sort((one, other) => one.key.localeCompare(other.key));
}

/** The ids of all nodes of a page, including the slots around it. */
export function idsIn(value: unknown, ids = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) idsIn(item, ids);
  else if (isObject(value)) {
    if (typeof value.id === 'string' && typeof value.type === 'string') ids.add(value.id);
    for (const item of Object.values(value)) idsIn(item, ids);
  }
  return ids;
}
