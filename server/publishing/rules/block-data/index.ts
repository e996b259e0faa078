import { defineRule } from '../../rule.ts';
import { node, onPage } from '../../testing/example-documents.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '블록 내용 오류', en: 'Content that does not fit its block' },
  about: { ko: '노드의 data는 블록이 정한 구조여야 합니다.', en: 'The data of a node has to fit its block.' },
  examples: {
    passing: [{ document: onPage(node('PageIntro')) }],
    failing: [
      { document: onPage(node('PageIntro', { tilte: '' })), at: 'pages["/a"].sections[0].data.tilte' },
    ],
  },
});
