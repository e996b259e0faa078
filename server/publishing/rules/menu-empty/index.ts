import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '비어 있는 메뉴', en: 'Empty menu' },
  about: {
    ko: '메뉴가 비어 있으면 방문자가 다른 페이지를 찾기 어렵습니다.',
    en: 'Without a menu visitors hardly find other pages.',
  },
  check: ({ document, pages }) =>
    document.menu.length === 0 && [...pages.values()].some(({ slots }) => slots.header)
      ? [
          {
            path: ['menu'],
            message: { ko: '메뉴에 항목이 없습니다', en: 'The menu has no entries' },
            remedy: {
              ko: '메뉴에 이름과 링크가 있는 항목을 넣으세요. 예: 시술 안내, /products',
              en: 'Add entries with a title and a link to the menu.',
            },
          },
        ]
      : [],
  examples: {
    passing: [{ document: {} }],
    failing: [{ document: { menu: [] }, at: 'menu' }],
  },
});
