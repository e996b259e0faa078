import { nearest } from '#engine/resolve/nearest.ts';
import { keysAt } from '#schemas/layout/schema-at.ts';
import { defineRule } from '../../rule.ts';
import { productPage } from '../../testing/example-documents.ts';
import { boundSchemas } from '../../value-kinds.ts';

export default defineRule({
  level: 'error',
  title: { ko: '없는 결과를 가리키는 연결', en: 'Link to a value that does not exist' },
  about: {
    ko: '페이지 소스의 결과에 있는 값만 연결할 수 있습니다.',
    en: 'A binding below a source of the page names something in its answer.',
  },
  check: (context) =>
    context.bindings.flatMap(({ bind, page, path }) => {
      const [root, alias = '', ...below] = bind.split('.');
      if (root !== 'page' || boundSchemas(bind, page, context)?.length !== 0) return [];
      const source = context.document.pages?.[page ?? '']?.sources?.[alias];
      const response = source && context.registry.sources.get(source.name)?.response;
      // An unknown alias or source is another finding.
      if (!response) return [];
      const known = below.findIndex((_, index) => {
        const upTo = ['page', alias, ...below.slice(0, index + 1)].join('.');
        return boundSchemas(upTo, page, context)?.length === 0;
      });
      const meant = nearest(below[known] ?? '', keysAt(response, below.slice(0, known)));
      const name = meant && ['page', alias, ...below.with(known, meant)].join('.');
      return [
        {
          path: [...path, '$bind'],
          message: {
            ko: `"${source.name}" 소스의 결과에 "${below.join('.')}" 값이 없습니다`,
            en: `The answer of the source "${source.name}" has no "${below.join('.')}"`,
          },
          ...(name && {
            remedy: { ko: `"${name}"을(를) 쓰려던 것인가요?`, en: `Did you mean "${name}"?` },
          }),
        },
      ];
    }),
  examples: {
    passing: [{ document: productPage({ title: { $bind: 'page.product.row.name' } }) }],
    failing: [
      {
        document: productPage({ title: { $bind: 'page.product.row.nam' } }),
        at: 'pages["/products/{productId}"].title.$bind',
      },
      {
        document: productPage({ title: { $bind: 'page.product.name' } }),
        at: 'pages["/products/{productId}"].title.$bind',
      },
    ],
  },
});
