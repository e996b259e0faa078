import { wrongKind } from '../../colors/token-kinds.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'error',
  title: { ko: '종류가 맞지 않는 테마 값', en: 'Theme value of the wrong kind' },
  about: {
    ko: '테마 값은 그 종류에 맞아야 합니다. 너비에 색을 쓰거나 단위를 빼면 브라우저가 값을 버려 화면이 깨집니다.',
    en: 'The value of a token is of its kind. Browsers drop a width without a unit, or a color in its place.',
  },
  *check({ document }) {
    for (const [name, value] of Object.entries(document.theme ?? {})) {
      const kind = wrongKind(name, value);
      if (!kind) continue;
      yield {
        path: ['theme', name],
        message: {
          ko: `"${name}" 값 ${JSON.stringify(value)}은(는) 맞지 않습니다. ${kind.ko}이(가) 와야 합니다`,
          en: `"${name}" takes ${kind.en}, not ${JSON.stringify(value)}`,
        },
        remedy: { ko: '템플릿의 값을 참고해 고치세요.', en: "Follow the template's own value." },
      };
    }
  },
  examples: {
    passing: [{ document: { theme: { 'page.max': '1280px', 'z.header': 21, 'leading.normal': '1.7' } } }],
    failing: [
      { document: { theme: { 'page.max': 'red' } }, at: 'theme["page.max"]' },
      { document: { theme: { 'radius.card': 8 } }, at: 'theme["radius.card"]' },
    ],
  },
});
