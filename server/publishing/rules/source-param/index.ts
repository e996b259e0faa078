import { defineRule } from '../../rule.ts';

/** Its findings come from reading the document: engine/resolve. */
export default defineRule({
  level: 'error',
  title: { ko: '알 수 없는 소스 설정', en: 'Unknown setting of a source' },
  about: { ko: '소스의 매개변수는 정해져 있습니다.', en: 'A source takes certain parameters only.' },
  examples: {
    passing: [
      {
        document: {
          pages: {
            '/a': {
              sections: [
                {
                  id: 'grid',
                  type: 'ProductGrid',
                  v: 1,
                  data: {},
                  source: { name: 'products', params: { limit: 3 } },
                },
              ],
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
              sections: [
                {
                  id: 'grid',
                  type: 'ProductGrid',
                  v: 1,
                  data: {},
                  source: { name: 'products', params: { lmit: 3 } },
                },
              ],
            },
          },
        },
        at: 'pages["/a"].sections[0].source.params.lmit',
      },
      {
        document: {
          pages: {
            '/a': {
              sections: [
                {
                  id: 'grid',
                  type: 'ProductGrid',
                  v: 1,
                  data: {},
                  source: { name: 'products', params: { limit: 'x' } },
                },
              ],
            },
          },
        },
        at: 'pages["/a"].sections[0].source.params.limit',
      },
    ],
  },
});
