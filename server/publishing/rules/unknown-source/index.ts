import { defineRule } from '../../rule.ts';
import { node, onPage } from '../../testing/example-documents.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '없는 소스', en: 'Source that does not exist' },
  about: { ko: '소스는 registry/sources에 있는 것이어야 합니다.', en: 'A source has to exist.' },
  examples: {
    passing: [{ document: onPage(node('ProductGrid', {}, { source: { name: 'products' } })) }],
    failing: [
      {
        document: onPage(node('ProductGrid', {}, { source: { name: 'prodcts' } })),
        at: 'pages["/a"].sections[0].source.name',
      },
    ],
  },
});
