import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '검색에서 제외된 홈', en: 'Home page hidden from search engines' },
  about: {
    ko: '홈을 검색에서 제외하면 병원을 검색으로 찾을 수 없습니다.',
    en: 'A clinic whose home page is not indexed cannot be found by searching.',
  },
  check: ({ document }) =>
    document.pages?.['/']?.noindex
      ? [
          {
            path: ['pages', '/', 'noindex'],
            message: {
              ko: '홈 페이지가 검색엔진에서 제외되어 있습니다',
              en: 'The home page is hidden from search engines',
            },
            remedy: { ko: '“검색 제외”를 끄세요.', en: 'Turn off “Hidden from search engines”.' },
          },
        ]
      : [],
  examples: {
    passing: [
      {
        document: { pages: { '/': { noindex: false, sections: [] }, '/a': { noindex: true, sections: [] } } },
      },
    ],
    failing: [{ document: { pages: { '/': { noindex: true, sections: [] } } }, at: 'pages["/"].noindex' }],
  },
});
