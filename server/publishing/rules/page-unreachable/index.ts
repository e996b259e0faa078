import { notFoundKey, pageKeys } from '#engine/route/page-keys.ts';
import { linkedPages } from '../../link-target.ts';
import { defineRule } from '../../rule.ts';
import { menuTo, node } from '../../testing/example-documents.ts';

/** Pages that visitors reach otherwise: the site itself, its lists and its buttons lead to them. */
const standard: readonly string[] = [...pageKeys, notFoundKey];

export default defineRule({
  level: 'warning',
  title: { ko: '연결되지 않은 새 페이지', en: 'New page without a link to it' },
  about: {
    ko: '새로 만든 페이지는 메뉴나 다른 페이지에서 연결되어야 방문자가 찾을 수 있습니다.',
    en: 'Visitors only find a new page if the menu or another page leads to it.',
  },
  check: (context) => {
    const own = Object.entries(context.document.pages ?? {}).filter(([key]) => !standard.includes(key));
    if (own.length === 0) return [];
    const linked = linkedPages(context);
    return own
      .filter(([key, { noindex }]) => !linked.has(key) && !noindex)
      .map(([key]) => ({
        path: ['pages', key],
        message: {
          ko: `페이지 "${key}"(으)로 연결하는 메뉴나 링크가 없습니다`,
          en: `Neither the menu nor any page leads to "${key}"`,
        },
        remedy: {
          ko: '메뉴나 다른 페이지에서 연결하세요. 광고용 페이지라면 “검색 제외”를 켜세요.',
          en: 'Link to it, or turn on “Hidden from search engines” if it is only for advertisements.',
        },
      }));
  },
  examples: {
    passing: [
      { document: { ...menuTo('/spring'), pages: { '/spring': { sections: [] } } } },
      { document: { ...menuTo('/spring/1'), pages: { '/spring/{id}': { sections: [] } } } },
      { document: { pages: { '/spring': { noindex: true, sections: [] }, '/landing': { sections: [] } } } },
    ],
    failing: [
      { document: { pages: { '/spring': { sections: [] } } }, at: 'pages["/spring"]' },
      {
        document: {
          pages: {
            '/': {
              sections: [node('LinkCards', { items: [{ url: '/spring', title: '봄' }] }, { hidden: true })],
            },
            '/spring': { sections: [] },
          },
        },
        at: 'pages["/spring"]',
      },
    ],
  },
});
