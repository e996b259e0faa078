import { defineRule } from '../../rule.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '잘못된 값', en: 'Value that does not fit' },
  about: {
    ko: '문서의 구조와 값의 종류는 정해져 있습니다.',
    en: 'Keys and types of values have to be those of a site document.',
  },
  examples: {
    passing: [{ document: {} }],
    failing: [
      { document: { menus: [] }, at: 'menus' },
      { document: { menu: {} }, at: 'menu' },
      { document: { menu: [{ url: 'javascript:x', title: 'x' }] }, at: 'menu[0].url' },
    ],
  },
});
