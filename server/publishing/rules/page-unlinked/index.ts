import { linkedPages } from '../../link-target.ts';
import { defineRule } from '../../rule.ts';
import { menuTo, node } from '../../testing/example-documents.ts';

/** Pages of every site that visitors come to by its menu or a link, and by nothing that the site does itself. */
const byLinkOnly: readonly string[] = [
  ...['/introduce', '/introduce/staff', '/introduce/schedule', '/introduce/space'],
  ...['/products', '/products/category/pick', '/exhibitions', '/brandings', '/after-notices'],
  ...['/cscenter', '/cscenter/notice', '/cscenter/faq', '/cscenter/contact'],
];

export default defineRule({
  level: 'note',
  title: { ko: '연결되지 않은 기본 페이지', en: 'Standard page without a link to it' },
  about: {
    ko: '내용을 직접 만든 기본 페이지도 메뉴나 다른 페이지에서 연결되어야 방문자가 찾을 수 있습니다.',
    en: 'Visitors find a standard page, such as /introduce, only if the menu or another page links to it.',
  },
  check: (context) => {
    const own = byLinkOnly.filter((key) => context.pages.get(key)?.isOwn);
    if (own.length === 0) return [];
    const linked = linkedPages(context);
    return own
      .filter((key) => !linked.has(key) && !context.pages.get(key)?.page.noindex)
      .map((key) => ({
        path: ['pages', key],
        message: {
          ko: `메뉴에도 다른 페이지에도 "${key}"로 가는 링크가 없습니다`,
          en: `Neither the menu nor a link leads to the page "${key}"`,
        },
        remedy: {
          ko: '메뉴에 넣거나 다른 페이지에서 연결하세요. 블록이 스스로 연결하는 페이지라면 그대로 두어도 됩니다.',
          en: 'Add it to the menu or link to it. If a block leads there by itself, leave it.',
        },
      }));
  },
  examples: {
    passing: [
      { document: { ...menuTo('/introduce/space'), pages: { '/introduce/space': { sections: [] } } } },
      { document: { pages: { '/event-ended': { sections: [] } } } },
      { document: { menu: [], pages: { '/introduce/space': { noindex: true, sections: [] } } } },
    ],
    failing: [
      {
        document: { menu: [], pages: { '/introduce/space': { sections: [] } } },
        at: 'pages["/introduce/space"]',
      },
      {
        document: {
          menu: [],
          pages: {
            '/': {
              sections: [
                node('LinkCards', { items: [{ url: '/introduce/space', title: '공간' }] }, { hidden: true }),
              ],
            },
            '/introduce/space': { sections: [] },
          },
        },
        at: 'pages["/introduce/space"]',
      },
    ],
  },
});
