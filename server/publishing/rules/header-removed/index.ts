import { emptied } from '../../missing-part.ts';
import { defineRule } from '../../rule.ts';
import { node } from '../../testing/example-documents.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '헤더가 없는 페이지', en: 'Page without a header' },
  about: {
    ko: '방문자는 헤더에서 로고, 메뉴, 언어를 찾습니다.',
    en: 'Visitors find logo, menu and languages in the header.',
  },
  check: (context) =>
    emptied('header', context).map(({ path, pages }) => ({
      path,
      message: {
        ko: `헤더가 없는 페이지입니다: ${pages.slice(0, 3).join(', ')}`,
        en: `These pages have no header: ${pages.slice(0, 3).join(', ')}`,
      },
      remedy: {
        ko: '지우지 말고 템플릿의 헤더를 쓰거나, 광고용 페이지라면 “검색 제외”를 켜세요.',
        en: 'Keep the header, or turn on “Hidden from search engines” if the page is only for advertisements.',
      },
    })),
  examples: {
    passing: [
      { document: {} },
      { document: { pages: { '/landing': { slots: { header: null }, noindex: true, sections: [] } } } },
    ],
    failing: [
      { document: { slots: { header: null } }, at: 'slots.header' },
      { document: { slots: { header: node('HeaderBar', {}, { hidden: true }) } }, at: 'slots.header' },
      {
        document: { pages: { '/a': { slots: { header: null }, sections: [] } } },
        at: 'pages["/a"].slots.header',
      },
    ],
  },
});
