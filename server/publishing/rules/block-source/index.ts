import { defineRule } from '../../rule.ts';

/** Its findings come from reading the document: engine/resolve. */
export default defineRule({
  level: 'error',
  title: { ko: '블록이 표시할 수 없는 소스', en: 'Source that the block cannot show' },
  about: { ko: '블록마다 표시할 수 있는 소스가 정해져 있습니다.', en: 'A block shows certain sources only.' },
  examples: {
    passing: [
      {
        document: {
          pages: {
            '/a': {
              sections: [{ id: 'grid', type: 'ProductGrid', v: 1, data: {}, source: { name: 'products' } }],
            },
          },
        },
      },
    ],
    failing: [
      {
        document: {
          pages: {
            '/a': {
              sections: [{ id: 'grid', type: 'ProductGrid', v: 1, data: {}, source: { name: 'notices' } }],
            },
          },
        },
        at: 'pages["/a"].sections[0].source.name',
      },
      {
        document: { pages: { '/a': { sections: [{ id: 'grid', type: 'ProductGrid', v: 1, data: {} }] } } },
        at: 'pages["/a"].sections[0]',
      },
    ],
  },
});
