import type { BlockPlace, Registry } from '#registry/contract.ts';
import { type GlobalSlotName, globalSlotTable } from '#schemas/layout/slots.ts';
import type { PlacedNode } from '#schemas/layout/walk-nodes.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';
import { defineRule } from '../../rule.ts';
import { node, onPage } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'error',
  title: { ko: '잘못된 자리에 있는 블록', en: 'Block in the wrong place' },
  about: {
    ko: '블록마다 들어갈 자리가 있습니다. 예를 들어 헤더 블록은 “헤더” 자리에만 넣습니다.',
    en: 'A block has its places: a header belongs in the slot “Header”, and not among the sections.',
  },
  check: ({ nodes, registry }) =>
    nodes.flatMap((placed) => {
      const block = registry.blocks.get(placed.node.type);
      const place = placeOf(placed, registry);
      const places = block?.meta.places ?? ['section'];
      if (!block || !place || places.includes(takenBy(place, registry))) return [];
      const { label } = block.meta;
      const here = nameOf(place, registry);
      const allowed = places.map((one) => nameOf(one, registry));
      return [
        {
          path: [...placed.path, 'type'],
          message: {
            ko: `${label.ko}(${block.type}) 블록을 넣을 수 없는 자리입니다 (이 자리: ${here.ko})`,
            en: `The block ${block.type} cannot be placed here (${here.en})`,
          },
          remedy: {
            ko: `넣을 수 있는 자리: ${allowed.map(({ ko }) => ko).join(', ')}.`,
            en: `Allowed: ${allowed.map(({ en }) => en).join(', ')}.`,
          },
        },
      ];
    }),
  examples: {
    passing: [
      {
        document: {
          slots: { header: node('HeaderBar', {}, { slots: { utility: [node('LanguageSwitcher')] } }) },
        },
      },
      { document: onPage(node('BranchSelector')) },
    ],
    failing: [
      { document: onPage(node('HeaderBar')), at: 'pages["/a"].sections[0].type' },
      { document: onPage(node('OptionPicker')), at: 'pages["/a"].sections[0].type' },
      { document: { slots: { footer: node('PageIntro') } }, at: 'slots.footer.type' },
      { document: { slots: { search: node('FooterMain') } }, at: 'slots.search.type' },
      {
        document: { slots: { header: node('HeaderBar', {}, { slots: { utility: [node('PageIntro')] } }) } },
        at: 'slots.header.slots.utility[0].type',
      },
    ],
  },
});

/** What a place takes: a slot that no block is made for takes sections, as a new slot does at first. */
function takenBy(place: BlockPlace, { blocks }: Registry): BlockPlace {
  const isKnown = [...blocks.values()].some(({ meta }) => meta.places?.includes(place));
  return isKnown ? place : 'section';
}

/** A place as operators read it: a global slot, the slots of blocks that take its kind, or the sections. */
function nameOf(place: BlockPlace, { blocks }: Registry): OperatorText {
  if (place in globalSlotTable) {
    const { en, ko } = globalSlotTable[place as GlobalSlotName].label;
    return { ko: ko[0], en: en[0] };
  }
  const slots = [...blocks.values()].flatMap(({ meta }) =>
    Object.values(meta.slots).flatMap(({ takes, label }) =>
      takes === place
        ? [{ ko: `${meta.label.ko}의 “${label.ko}”`, en: `“${label.en}” of ${meta.label.en}` }]
        : [],
    ),
  );
  if (slots.length === 0) return { ko: '페이지의 섹션', en: 'section of a page' };
  return { ko: slots.map(({ ko }) => ko).join(', '), en: slots.map(({ en }) => en).join(', ') };
}

/** The place of a node; undefined in a slot that does not exist, which is another rule's finding. */
function placeOf({ path, parent }: PlacedNode, { blocks }: Registry): BlockPlace | undefined {
  if (parent) {
    const slot = blocks.get(parent.node.type)?.meta.slots[String(path.at(-2))];
    return slot && (slot.takes ?? 'section');
  }
  return path.at(-2) === 'sections' ? 'section' : (path.at(-1) as BlockPlace);
}
