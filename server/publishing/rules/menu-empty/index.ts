import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'warning',
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
              ko: '{ "url": "/products", "title": "시술 안내" }와 같은 항목을 넣으세요.',
              en: 'Add entries with url and title.',
            },
          },
        ]
      : [],
  examples: {
    passing: [{ document: {} }],
    failing: [{ document: { menu: [] }, at: 'menu' }],
  },
});
