import { defineRule } from '../../rule.ts';
import { languageNames } from '../../texts/language-names.ts';

export default defineRule({
  level: 'error',
  title: { ko: '기본 언어 문구 누락', en: 'Missing text in the main language' },
  about: {
    ko: '모든 문구에는 사이트의 기본 언어가 있어야 합니다. 없으면 방문자가 다른 언어로 읽게 됩니다.',
    en: 'Every text has the main language of the site; without it, visitors read another language.',
  },
  *check({ texts, partner }) {
    if (!partner) return;
    for (const { text, path } of texts) {
      // Another site's name is written in that site's language.
      if (typeof text === 'string' || path[0] === 'languages' || text[partner.mainLanguage] !== undefined)
        continue;
      const code = [partner.mainLanguage];
      yield {
        path,
        message: {
          ko: `기본 언어(${languageNames(code, 'ko')})의 문구가 없습니다`,
          en: `The text is missing in the main language, ${languageNames(code, 'en')}`,
        },
        remedy: {
          ko: `${languageNames(code, 'ko')} 문구를 추가하세요.`,
          en: `Add the text in ${languageNames(code, 'en')}.`,
        },
      };
    }
  },
  examples: {
    passing: [{ document: { menu: [{ url: '/products', title: { ko: '시술', en: 'Treatments' } }] } }],
    failing: [
      { document: { menu: [{ url: '/products', title: { en: 'Treatments' } }] }, at: 'menu[0].title' },
    ],
  },
});
