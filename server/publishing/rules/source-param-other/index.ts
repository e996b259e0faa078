import { kindOfParam } from '../../id-kinds.ts';
import { defineRule } from '../../rule.ts';
import { node, productPage } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '다른 항목의 번호를 쓰는 소스', en: 'Source with the number of something else' },
  about: {
    ko: '시술 번호 자리에 이벤트 번호처럼, 다른 것의 번호를 연결하면 엉뚱한 내용이 보입니다.',
    en: 'An id of something else, such as of an event in place of a treatment, shows the wrong content.',
  },
  check: ({ sources }) =>
    sources.flatMap(({ ref, path }) =>
      Object.entries(ref.params ?? {}).flatMap(([name, value]) => {
        if (typeof value !== 'object' || !('$bind' in value)) return [];
        const [, param] = /^(?:params|query)\.(\w+)$/.exec(value.$bind) ?? [];
        const [wanted, given] = [kindOfParam(ref.name, name), param && kindOfParam('', param)];
        if (!wanted || !given || wanted === given) return [];
        return [
          {
            path: [...path, 'params', name, '$bind'],
            message: {
              ko: `"${ref.name}" 소스의 "${name}"에 다른 종류의 번호(${value.$bind})가 연결되어 있습니다`,
              en: `"${name}" of the source "${ref.name}" takes ids of ${wanted}, but "${value.$bind}" is an id of ${given}`,
            },
          },
        ];
      }),
    ),
  examples: {
    passing: [{ document: productPage({}) }],
    failing: [
      {
        document: {
          pages: {
            '/exhibitions/{exhibitionId}': {
              sections: [
                node(
                  'ProductDetail',
                  {},
                  {
                    source: { name: 'product', params: { productId: { $bind: 'params.exhibitionId' } } },
                  },
                ),
              ],
            },
          },
        },
        at: 'pages["/exhibitions/{exhibitionId}"].sections[0].source.params.productId.$bind',
      },
    ],
  },
});
