import { defineRule } from '../../rule.ts';

/** Its findings come from reading the document: engine/resolve. */
export default defineRule({
  level: 'error',
  title: { ko: '블록 내용 오류', en: 'Content that does not fit its block' },
  about: { ko: '노드의 data는 블록이 정한 구조여야 합니다.', en: 'The data of a node has to fit its block.' },
  examples: {
    passing: [
      { document: { pages: { '/a': { sections: [{ id: 'intro', type: 'PageIntro', v: 1, data: {} }] } } } },
    ],
    failing: [
      {
        document: {
          pages: { '/a': { sections: [{ id: 'intro', type: 'PageIntro', v: 1, data: { tilte: '' } }] } },
        },
        at: 'pages["/a"].sections[0].data.tilte',
      },
    ],
  },
});
