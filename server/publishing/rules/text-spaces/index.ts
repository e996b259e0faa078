import { defineRule } from '../../rule.ts';
import { quoted, textEntries } from '../../texts/text-entries.ts';

const tidy = (value: string): string =>
  value
    .trim()
    .replace(/[ \u00a0\u3000]{2,}/g, ' ')
    .replace(/[ \u3000]+\n|\n[ \u3000]+/g, '\n');

export default defineRule({
  level: 'note',
  title: { ko: '불필요한 공백', en: 'Stray spaces' },
  about: {
    ko: '앞뒤 공백과 겹친 공백은 가운데 정렬이나 줄바꿈을 어긋나게 합니다.',
    en: 'Spaces around a text, or two in a row, shift centered texts and lines.',
  },
  *check({ texts }) {
    for (const { path, value, isHtml } of textEntries(texts)) {
      const clean = tidy(value);
      if (isHtml || clean === '' || clean === value) continue;
      yield {
        path,
        message: {
          ko: `필요 없는 공백이 있습니다: ${quoted(value)}`,
          en: `The text has extra spaces: ${quoted(value)}`,
        },
        remedy: { ko: '공백을 지우세요.', en: 'Remove the spaces.' },
        fix: [{ path: [...path], value: clean }],
      };
    }
  },
  examples: {
    passing: [{ document: { menu: [{ url: '/products', title: { ko: '두\n줄', en: 'Two lines' } }] } }],
    failing: [{ document: { menu: [{ url: '/products', title: ' 시술' }] }, at: 'menu[0].title' }],
  },
});
