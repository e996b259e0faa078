import { defineRule } from '../../rule.ts';
import { withSource } from '../../testing/example-documents.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '알 수 없는 소스 설정', en: 'Unknown setting of a source' },
  about: { ko: '소스의 매개변수는 정해져 있습니다.', en: 'A source takes certain parameters only.' },
  examples: {
    passing: [{ document: withSource('products', { limit: 3 }) }],
    failing: [
      { document: withSource('products', { lmit: 3 }), at: 'pages["/a"].sections[1].source.params.lmit' },
      { document: withSource('products', { limit: 'x' }), at: 'pages["/a"].sections[1].source.params.limit' },
    ],
  },
});
