import { didYouMean, linkTarget, nearestKey } from '../../link-target.ts';
import { defineRule } from '../../rule.ts';
import { linking, menuTo, withText } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'error',
  title: { ko: '없는 페이지로 가는 링크', en: 'Link to a page that does not exist' },
  about: {
    ko: '메뉴, 버튼, 본문의 링크는 있는 페이지로 연결되어야 합니다.',
    en: 'Links of the menu, of buttons and in texts lead to pages that exist.',
  },
  check: (context) =>
    context.links.flatMap(({ path, url }) => {
      const target = linkTarget(url, context);
      if (!target || target.match) return [];
      if (/[{}]/.test(target.path))
        return [
          {
            path,
            message: {
              ko: `페이지 키는 주소가 아닙니다: "${url}"`,
              en: `A page key is not an address: "${url}"`,
            },
            remedy: {
              ko: '중괄호 자리에 실제 번호를 넣으세요. 예: /products/12',
              en: 'Put a number in place of the braces, as in /products/12.',
            },
          },
        ];
      return [
        {
          path,
          message: {
            ko: `링크 "${url}"에 해당하는 페이지가 없습니다`,
            en: `No page of the site is at "${url}"`,
          },
          ...didYouMean(nearestKey(target.path, context.pages.keys())),
        },
      ];
    }),
  examples: {
    passing: [
      { document: menuTo('/products?sort=popular') },
      { document: menuTo('/products/12') },
      { document: menuTo('/files/demo/guide.png') },
      { document: menuTo('https://blog.example/nowhere') },
      { document: linking('/introduce/staff') },
      { document: withText('<p><a href="/info">Map</a> <a href="tel:025550101">Call</a></p>') },
    ],
    failing: [
      { document: menuTo('/produkts'), at: 'menu[0].url' },
      { document: menuTo('/products/{productId}'), at: 'menu[0].url' },
      { document: menuTo('/info', '/introduce/staf'), at: 'menu[0].subList[0].url' },
      { document: menuTo('https://demo.example/nowhere'), at: 'menu[0].url' },
      { document: linking('/nowhere'), at: 'pages["/a"].sections[0].data.items[0].url' },
      { document: withText('<a href="/nowhere">x</a>'), at: 'pages["/a"].sections[1].data.html' },
      {
        document: withText({ ko: 'x', en: '<a href="/not">x</a>' }),
        at: 'pages["/a"].sections[1].data.html.en',
      },
    ],
  },
});
