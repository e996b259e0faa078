import { defineRule } from '../../rule.ts';

/** Its findings come from reading the document: engine/resolve. */
export default defineRule({
  level: 'error',
  title: { ko: '없는 블록', en: 'Block that does not exist' },
  about: { ko: '블록은 blocks 폴더에 있는 것이어야 합니다.', en: 'A block has to exist.' },
  examples: {
    passing: [
      { document: { pages: { '/a': { sections: [{ id: 'intro', type: 'PageIntro', v: 1, data: {} }] } } } },
    ],
    failing: [
      {
        document: { pages: { '/a': { sections: [{ id: 'intro', type: 'PageIntr', v: 1, data: {} }] } } },
        at: 'pages["/a"].sections[0].type',
      },
    ],
  },
});
