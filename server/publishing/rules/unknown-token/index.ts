import { defineRule } from '../../rule.ts';

/** Describes an error that engine/resolve finds when it reads the document; there is no check here. */
export default defineRule({
  level: 'error',
  title: { ko: '없는 테마 항목', en: 'Theme setting that does not exist' },
  about: {
    ko: '테마 토큰은 템플릿에 있는 것이어야 합니다.',
    en: 'A token of the theme has to exist in the template.',
  },
  examples: {
    passing: [{ document: { theme: { 'color.primary.500': '#7a5c45' } } }],
    failing: [{ document: { theme: { 'color.primry.500': '#fff' } }, at: 'theme["color.primry.500"]' }],
  },
});
