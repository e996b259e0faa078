import { formatPath } from '#engine/resolve/diagnostic.ts';
import type { PreparedPage, PreparedSite } from '#engine/resolve/prepare-site.ts';
import type { LayoutNode } from '#schemas/layout/node.ts';
import type { Page } from '#schemas/layout/page.ts';
import { type GlobalSlotName, globalSlotNames, globalSlotTable } from '#schemas/layout/slots.ts';
import type { Template } from '#schemas/layout/template.ts';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';
import { operatorMessage } from './explanation-text.ts';

/** Which of the two files a node is written in. */
type Origin = 'document' | 'template';

/** A node of a page, hidden or not, as it is written in its file. */
export type PlacedNode = {
  node: LayoutNode;
  path: JsonPath;
  /** The path as the engine writes it. */
  key: string;
  /** What operators call its place. */
  place: OperatorText;
  origin: Origin;
  /** The key of the node that it is in a slot of. */
  parent?: string;
  /** Why its place is not rendered, whatever the node is. */
  unplaced?: 'page' | 'emptied';
};

/** The file that a page is written in, and its text there. */
export function writtenPage(
  site: PreparedSite,
  template: Template,
  key: string,
): { page: Page; origin: Origin } {
  const own = site.document.pages?.[key];
  if (own) return { page: own, origin: 'document' };
  return { page: template.pages[key] ?? { sections: [] }, origin: 'template' };
}

/** What operators call a slot of a block. */
type SlotLabels = (type: string, slot: string) => OperatorText;

/**
 * Every node of a page in the order of rendering: the global slots before the content, the sections, the slots after
 * it. A node comes before those in its slots.
 */
export function placedNodes(
  site: PreparedSite,
  template: Template,
  { key }: PreparedPage,
  slotLabel: SlotLabels,
): PlacedNode[] {
  const { page, origin } = writtenPage(site, template, key);
  const slots = globalSlotNames.map((name) => ({ name, nodes: inGlobalSlot(name) }));
  const at = (isAfter: boolean) =>
    slots.flatMap(({ name, nodes }) => ((globalSlotTable[name].place === 'after') === isAfter ? nodes : []));
  const sections = page.sections.flatMap((node, index) =>
    withChildren(
      {
        node,
        origin,
        path: ['pages', key, 'sections', index],
        place: operatorMessage('place.section', { number: index + 1 }),
      },
      slotLabel,
    ),
  );
  return [...at(false), ...sections, ...at(true)];

  function inGlobalSlot(name: GlobalSlotName): PlacedNode[] {
    const isAbsent = globalSlotTable[name].absentFrom?.includes(key) === true;
    const files: [slots: typeof page.slots, path: JsonPath, origin: Origin][] = [
      [page.slots, ['pages', key, 'slots', name], origin],
      [site.document.slots, ['slots', name], 'document'],
      [template.slots, ['slots', name], 'template'],
    ];
    const decisive = files.find(([given]) => given?.[name] !== undefined);
    if (!decisive) return [];
    const node = decisive[0]?.[name];
    // What an empty slot hides: the next node in line.
    const shown = node ? decisive : files.find(([given]) => given?.[name]);
    const [given, path = [], from = 'template'] = shown ?? [];
    const written = given?.[name];
    if (!written) return [];
    const unplaced = node ? (isAbsent ? 'page' : undefined) : 'emptied';
    const { ko, en } = globalSlotTable[name].label;
    const place = { ko: ko[0], en: en[0] };
    return withChildren(
      { node: written, origin: from, path, place, ...(unplaced && { unplaced }) },
      slotLabel,
    );
  }
}

function withChildren(placed: Omit<PlacedNode, 'key'>, slotLabel: SlotLabels): PlacedNode[] {
  const { node, path, place, origin, unplaced } = placed;
  const key = formatPath(path);
  const below = Object.entries(node.slots ?? {}).flatMap(([slot, nodes]) =>
    nodes.flatMap((child, index) =>
      withChildren(
        {
          node: child,
          origin,
          parent: key,
          path: [...path, 'slots', slot, index],
          place: operatorMessage('place.slot', {
            outer: place,
            slot: slotLabel(node.type, slot),
            number: index + 1,
          }),
          ...(unplaced && { unplaced }),
        },
        slotLabel,
      ),
    ),
  );
  return [{ ...placed, key }, ...below];
}
