import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'error',
  title: { ko: '다른 페이지에 가려진 페이지', en: 'Page hidden by another one' },
  about: {
    ko: '같은 주소에 해당하는 페이지 키가 둘이면 하나는 표시되지 않습니다.',
    en: 'Of two page keys for the same addresses, only one is shown.',
  },
  check: ({ document, pages }) => {
    const own = Object.keys(document.pages ?? {});
    const ofTemplate = [...pages.keys()].filter((key) => !Object.hasOwn(document.pages ?? {}, key));
    // By shape: a document may have thousands of pages.
    const known = new Map(ofTemplate.map((key) => [shapeOf(key), key]));
    return own.flatMap((key) => {
      const same = known.get(shapeOf(key));
      if (!same) {
        known.set(shapeOf(key), key);
        return [];
      }
      return [
        {
          path: ['pages', key],
          message: {
            ko: `"${key}"과(와) "${same}"은(는) 같은 주소의 페이지입니다`,
            en: `"${key}" and "${same}" match the same addresses`,
          },
          remedy: {
            ko: `기존 페이지를 바꾸려면 키를 "${same}"(으)로 쓰세요.`,
            en: `Use the key "${same}" to replace that page.`,
          },
        },
      ];
    });
  },
  examples: {
    passing: [
      {
        document: {
          pages: { '/products/{productId}': { sections: [] }, '/products/best': { sections: [] } },
        },
      },
    ],
    failing: [
      { document: { pages: { '/products/{id}': { sections: [] } } }, at: 'pages["/products/{id}"]' },
      {
        document: { pages: { '/x/{a}/y': { sections: [] }, '/x/{b}/y': { sections: [] } } },
        at: 'pages["/x/{b}/y"]',
      },
    ],
  },
});

/** A page key without the names of its parameters. */
const shapeOf = (key: string) => key.replace(/\{[^/]*\}/g, '{}');
