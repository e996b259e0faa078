import { defineRule } from '../../rule.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '더 새로운 버전의 블록', en: 'Block of a later version' },
  about: {
    ko: '노드의 버전은 블록의 버전보다 클 수 없습니다.',
    en: 'A node cannot be of a later version than its block.',
  },
  examples: {
    passing: [
      { document: { pages: { '/a': { sections: [{ id: 'intro', type: 'PageIntro', v: 1, data: {} }] } } } },
    ],
    failing: [
      {
        document: { pages: { '/a': { sections: [{ id: 'intro', type: 'PageIntro', v: 99, data: {} }] } } },
        at: 'pages["/a"].sections[0].v',
      },
    ],
  },
});
