import { weakPairs } from '#engine/domain/color/weak-pairs.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'error',
  title: { ko: '부족한 색 대비', en: 'Too little contrast' },
  about: {
    ko: '글자와 배경의 명암비는 WCAG 2.2 AA를 지켜야 합니다: 글자 4.5:1, 입력 테두리와 초점 표시 3:1. 테마 색을 바꾸면 그 색을 쓰는 모든 조합을 확인합니다.',
    en: 'Texts and their backgrounds contrast as WCAG 2.2 AA requires: 4.5:1 for texts, 3:1 for borders of controls and the focus ring. Every pair that a changed color is part of is checked.',
  },
  *check({ document, registry, template }) {
    const overrides = document.theme ?? {};
    // Without a template of its own, the document may be shown in any.
    const themes = document.template ? [template] : [...registry.templates.values()];
    const all = themes.flatMap(({ tokens }) => weakPairs(tokens, overrides));
    const reported = new Set<string>();
    for (const { text, ground, contrast, atLeast, tokens } of all)
      for (const token of tokens) {
        const id = `${token} ${text} ${ground}`;
        if (reported.has(id)) continue;
        reported.add(id);
        const ratio = contrast.toFixed(1);
        yield {
          path: ['theme', token],
          message: {
            ko: `"${text}"과(와) 배경 "${ground}"의 명암비가 ${ratio}:1로, 필요한 ${atLeast}:1보다 낮습니다`,
            en: `"${text}" on "${ground}" has a contrast of ${ratio}:1, less than ${atLeast}:1`,
          },
          remedy: { ko: '더 어둡거나 더 밝은 색을 쓰세요.', en: 'Use a darker or a lighter color.' },
        };
      }
  },
  examples: {
    passing: [{ document: { theme: { 'color.text': '#111111' } } }, { document: {} }],
    failing: [
      { document: { theme: { 'color.text': '#dddddd' } }, at: 'theme["color.text"]' },
      { document: { theme: { 'color.text-muted': '#bbbbbb' } }, at: 'theme["color.text-muted"]' },
      { document: { theme: { 'color.focus': '#fafafa' } }, at: 'theme["color.focus"]' },
    ],
  },
});
