import { linkTarget } from '../../link-target.ts';
import { defineRule } from '../../rule.ts';
import { linking, menuTo } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '언어가 들어 있는 링크', en: 'Link with a language' },
  about: {
    ko: '링크에는 언어를 쓰지 않습니다. 사이트가 방문자의 언어로 연결합니다.',
    en: 'Links have no language: the site adds that of the visitor.',
  },
  check: (context) =>
    context.links.flatMap(({ path, url, in: place }) => {
      const target = linkTarget(url, context);
      // An entry of the language list may lead to another language on purpose.
      if (!target?.language || path[0] === 'languages') return [];
      return [
        {
          path,
          message: {
            ko: `링크 "${url}"은(는) 모든 방문자를 한 언어(${target.language})로 보냅니다`,
            en: `The link "${url}" takes all visitors to one language (${target.language})`,
          },
          remedy: { ko: `"${target.rest}"(으)로 바꾸세요.`, en: `Use "${target.rest}".` },
          ...(place === 'value' && !target.isAbsolute && { fix: [{ path: [...path], value: target.rest }] }),
        },
      ];
    }),
  examples: {
    passing: [
      { document: menuTo('/products') },
      { document: { languages: [{ languageCode: 'ko' }, { url: '/en/products', title: 'English' }] } },
    ],
    failing: [
      { document: menuTo('/en/products?sort=popular'), at: 'menu[0].url' },
      { document: menuTo('/ko'), at: 'menu[0].url' },
      { document: linking('/ja/info'), at: 'pages["/a"].sections[0].data.items[0].url' },
    ],
  },
});
