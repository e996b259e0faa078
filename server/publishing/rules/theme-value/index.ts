import { firstTemplateErrors } from '#engine/resolve/first-template-errors.ts';
import { validateTokenValues } from '#engine/resolve/validate-theme.ts';
import { wordsOf } from '../../diagnostic-finding.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'error',
  title: { ko: '잘못된 테마 값', en: 'Theme value that does not fit' },
  about: {
    ko: '테마 토큰의 값은 그 종류에 맞는 CSS 값 하나여야 합니다.',
    en: 'The value of a token is one CSS value of its kind.',
  },
  check: ({ document, registry }) =>
    firstTemplateErrors(document, registry, (tokens) =>
      validateTokenValues(document.theme ?? {}, tokens),
    ).map(({ path, ...error }) => ({ path, ...wordsOf(error) })),
  examples: {
    passing: [{ document: { theme: { 'color.accent': 'var(--color-primary-600)', 'radius.card': '4px' } } }],
    failing: [
      { document: { theme: { 'color.accent': 'reddish' } }, at: 'theme["color.accent"]' },
      { document: { theme: { 'radius.card': 'var(--radius-crd)' } }, at: 'theme["radius.card"]' },
    ],
  },
});
