import { defineRule } from '../../rule.ts';
import { node, onPage } from '../../testing/example-documents.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '중복된 블록 이름(id)', en: 'Name (id) used twice' },
  about: { ko: '한 페이지의 노드는 서로 다른 id를 가집니다.', en: 'Every node of a page has its own id.' },
  examples: {
    passing: [{ document: onPage(node('PageIntro')) }],
    failing: [
      {
        document: onPage(node('PageIntro'), node('RichText', { html: '<p>a</p>' }, { id: 'pageintro' })),
        at: 'pages["/a"].sections[1].id',
      },
    ],
  },
});
