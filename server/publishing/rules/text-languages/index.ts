import type { LanguageCode } from '#schemas/language-codes.ts';
import { defineRule } from '../../rule.ts';
import { languageNames } from '../../texts/language-names.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '빠진 번역', en: 'Missing translation' },
  about: {
    ko: '사이트가 제공하는 모든 언어로 문구가 있어야 합니다. 빠진 언어의 방문자는 다른 언어로 읽게 됩니다.',
    en: 'Texts have every language that the site offers; visitors of a missing one read another language.',
  },
  *check({ texts, partner }) {
    if (!partner) return;
    for (const { text, path } of texts) {
      if (typeof text === 'string' || path[0] === 'languages') continue;
      const missing = partner.languages.filter(
        (code: LanguageCode) => code !== partner.mainLanguage && text[code] === undefined,
      );
      if (missing.length === 0) continue;
      yield {
        path,
        message: {
          ko: `사이트에서 제공하는 ${languageNames(missing, 'ko')} 문구가 없습니다`,
          en: `The text is missing in ${languageNames(missing, 'en')}, which the site offers`,
        },
        remedy: {
          ko: `${languageNames(missing, 'ko')} 문구를 추가하세요.`,
          en: `Add the text in ${languageNames(missing, 'en')}.`,
        },
      };
    }
  },
  examples: {
    passing: [
      { document: { menu: [{ url: '/products', title: { ko: '시술', en: 'Treatments' } }] } },
      { document: { menu: [{ url: '/products', title: 'Rejuran' }] } },
    ],
    failing: [{ document: { menu: [{ url: '/products', title: { ko: '시술' } }] }, at: 'menu[0].title' }],
  },
});
