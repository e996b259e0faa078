import { keysAt } from '#schemas/layout/schema-at.ts';
import { defineRule } from '../../rule.ts';
import { productPage } from '../../testing/example-documents.ts';
import { boundSchemas } from '../../value-kinds.ts';

export default defineRule({
  level: 'error',
  title: { ko: '기간이 없는 페이지 종료 시점', en: 'End of a page without a period' },
  about: {
    ko: '페이지의 until은 기간(startAt, endAt)이 있는 이벤트를 가리켜야 합니다.',
    en: 'The `until` of a page is bound to something with a period: an event with startAt and endAt.',
  },
  check: (context) =>
    context.bindings.flatMap(({ bind, page, path, use }) => {
      if (use !== 'until') return [];
      const schemas = boundSchemas(bind, page, context);
      if (schemas?.some((schema) => periodKeys.every((key) => keysAt(schema, []).includes(key)))) return [];
      // A binding to nothing is another finding.
      if (schemas?.length === 0) return [];
      return [
        {
          path: [...path, '$bind'],
          message: { ko: `"${bind}"에는 기간이 없습니다`, en: `"${bind}" is not a period` },
          remedy: {
            ko: '기간이 있는 이벤트를 연결하세요. 예: "page.product.row.event", "page.exhibition.row"',
            en: 'Choose an event, which has a period, as in "page.product.row.event" or "page.exhibition.row".',
          },
        },
      ];
    }),
  examples: {
    passing: [{ document: productPage({ until: { $bind: 'page.product.row.event' } }) }],
    failing: [
      {
        document: productPage({ until: { $bind: 'page.product.row.name' } }),
        at: 'pages["/products/{productId}"].until.$bind',
      },
      {
        document: productPage({ until: { $bind: 'clock.today' } }),
        at: 'pages["/products/{productId}"].until.$bind',
      },
      {
        document: productPage({ until: { $bind: 'query.until' } }),
        at: 'pages["/products/{productId}"].until.$bind',
      },
    ],
  },
});

const periodKeys = ['startAt', 'endAt', 'isAlways'];
