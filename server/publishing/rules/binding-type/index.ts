import { imagePath } from '#schemas/primitives.ts';
import { defineRule } from '../../rule.ts';
import { belowIntro, linking, node, onPage, productPage } from '../../testing/example-documents.ts';
import { boundSchemas, isTaken, kindNames, kindsOf } from '../../value-kinds.ts';

export default defineRule({
  level: 'error',
  title: { ko: '자리에 맞지 않는 정보 연결', en: 'Fact of the wrong kind' },
  about: {
    ko: '연결한 정보의 종류는 그 자리에 맞아야 합니다. 예를 들어 텍스트 자리에 목록을 쓸 수 없습니다.',
    en: 'A bound fact is of the kind that its place takes: a list is not text.',
  },
  check: (context) =>
    context.bindings.flatMap(({ bind, page, path, use, schemas }) => {
      if (use === 'until' || use === 'param') return [];
      const facts = boundSchemas(bind, page, context);
      if (!facts) return [];
      const given = kindsOf(facts);
      const place = kindsOf(use === 'image' ? [imagePath] : schemas);
      const [fact] = given;
      const [wanted] = place;
      if (!fact || !wanted || isTaken(given, place)) return [];
      return [
        {
          path: [...path, '$bind'],
          message: {
            ko: `"${bind}"의 종류(${kindNames[fact].ko})는 이 자리(${kindNames[wanted].ko})에 맞지 않습니다`,
            en: `"${bind}" is ${kindNames[fact].en}, and this place takes ${kindNames[wanted].en}`,
          },
        },
      ];
    }),
  examples: {
    passing: [
      { document: onPage(node('PageIntro', { title: { $bind: 'config.seoTitle' } })) },
      { document: linking({ $bind: 'marketing.kakaoTalkUrl' }) },
      { document: productPage({ image: { $bind: 'page.product.row.image.url' } }) },
      { document: belowIntro(node('RichText', { html: { $bind: 'partner.partnerParkingInfo' } })) },
    ],
    failing: [
      {
        document: onPage(node('PageIntro', { title: { $bind: 'partner.branches' } })),
        at: 'pages["/a"].sections[0].data.title.$bind',
      },
      {
        document: onPage(node('PageIntro', { title: { $bind: 'config.hasPriceView' } })),
        at: 'pages["/a"].sections[0].data.title.$bind',
      },
      {
        document: onPage(node('PageIntro', { title: { $bind: 'partner.partnerParkingInfo' } })),
        at: 'pages["/a"].sections[0].data.title.$bind',
      },
      {
        document: linking({ $bind: 'partner.partnerName' }),
        at: 'pages["/a"].sections[0].data.items[0].url.$bind',
      },
      {
        document: productPage({ image: { $bind: 'page.product.row.name' } }),
        at: 'pages["/products/{productId}"].image.$bind',
      },
    ],
  },
});
