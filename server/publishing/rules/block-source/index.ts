import { defineRule } from '../../rule.ts';
import { node, onPage } from '../../testing/example-documents.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '블록이 표시할 수 없는 소스', en: 'Source that the block cannot show' },
  about: { ko: '블록마다 표시할 수 있는 소스가 정해져 있습니다.', en: 'A block shows certain sources only.' },
  examples: {
    passing: [{ document: onPage(node('ProductGrid', {}, { source: { name: 'products' } })) }],
    failing: [
      {
        document: onPage(node('ProductGrid', {}, { source: { name: 'notices' } })),
        at: 'pages["/a"].sections[0].source.name',
      },
      { document: onPage(node('ProductGrid')), at: 'pages["/a"].sections[0]' },
    ],
  },
});
