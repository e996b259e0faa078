import { defineRule } from '../../rule.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '블록에 없는 자리', en: 'Place that the block does not have' },
  about: {
    ko: '노드는 블록에 있는 슬롯에만 넣을 수 있습니다.',
    en: 'A node has only the slots of its block.',
  },
  examples: {
    passing: [
      {
        document: {
          slots: { footer: { id: 'footer', type: 'FooterMain', v: 1, data: {}, slots: { branches: [] } } },
        },
      },
    ],
    failing: [
      {
        document: {
          pages: {
            '/a': { sections: [{ id: 'intro', type: 'PageIntro', v: 1, data: {}, slots: { left: [] } }] },
          },
        },
        at: 'pages["/a"].sections[0].slots.left',
      },
    ],
  },
});
