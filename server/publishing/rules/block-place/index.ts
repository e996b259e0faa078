import type { BlockPlace, Registry } from '#registry/contract.ts';
import type { PlacedNode } from '#schemas/layout/walk-nodes.ts';
import { defineRule } from '../../rule.ts';
import { node, onPage } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'error',
  title: { ko: '잘못된 자리에 있는 블록', en: 'Block in the wrong place' },
  about: {
    ko: '블록마다 들어갈 자리가 있습니다. 예를 들어 헤더는 header 슬롯에만 넣습니다.',
    en: 'A block has its places: a header belongs in the slot header, and not among the sections.',
  },
  check: ({ nodes, registry }) =>
    nodes.flatMap((placed) => {
      const block = registry.blocks.get(placed.node.type);
      const place = placeOf(placed, registry);
      const places = block?.meta.places ?? ['section'];
      if (!block || !place || places.includes(takenBy(place, registry))) return [];
      const { label } = block.meta;
      return [
        {
          path: [...placed.path, 'type'],
          message: {
            ko: `${label.ko}(${block.type}) 블록을 넣을 수 없는 자리입니다 (이 자리: ${place})`,
            en: `The block ${block.type} is not for this place (${place})`,
          },
          remedy: {
            ko: `넣을 수 있는 자리: ${places.join(', ')}.`,
            en: `It is for: ${places.join(', ')}.`,
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

/** The place of a node; undefined in a slot that does not exist, which is another rule's finding. */
function placeOf({ path, parent }: PlacedNode, { blocks }: Registry): BlockPlace | undefined {
  if (parent) {
    const slot = blocks.get(parent.node.type)?.meta.slots[String(path.at(-2))];
    return slot && (slot.takes ?? 'section');
  }
  return path.at(-2) === 'sections' ? 'section' : (path.at(-1) as BlockPlace);
}
