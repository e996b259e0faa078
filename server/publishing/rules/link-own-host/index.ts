import { linkTarget } from '../../link-target.ts';
import { defineRule } from '../../rule.ts';
import { linking, menuTo } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '전체 주소로 쓴 사이트 내 링크', en: 'Whole address of the site’s own page' },
  about: {
    ko: '사이트 안의 링크는 경로로 씁니다. 전체 주소는 방문자의 언어를 잃고 페이지를 새로 엽니다.',
    en: 'Links within the site are paths: a whole address loses the language and loads the page anew.',
  },
  check: (context) =>
    context.links.flatMap(({ path, url, in: place }) => {
      const target = linkTarget(url, context);
      if (!target?.isAbsolute || path[0] === 'languages') return [];
      return [
        {
          path,
          message: { ko: `이 사이트의 전체 주소입니다: "${url}"`, en: `"${url}" is an address of this site` },
          remedy: { ko: `"${target.rest}"(으)로 바꾸세요.`, en: `Use "${target.rest}".` },
          ...(place === 'value' && { fix: [{ path: [...path], value: target.rest }] }),
        },
      ];
    }),
  examples: {
    passing: [{ document: menuTo('/products') }, { document: menuTo('https://blog.example/') }],
    failing: [
      { document: menuTo('https://demo.example/products'), at: 'menu[0].url' },
      { document: linking('https://www.demo.example/'), at: 'pages["/a"].sections[0].data.items[0].url' },
    ],
  },
});
