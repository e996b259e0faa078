import { defineRule } from '../../rule.ts';
import { languageNames } from '../../texts/language-names.ts';
import { languageOf } from '../../texts/language-of.ts';
import { eachText, quoted, readable } from '../../texts/text-entries.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '언어가 다른 문구', en: 'Text in the wrong language' },
  about: {
    ko: '각 언어 칸에는 그 언어로 쓴 문구가 있어야 합니다. 번역하지 않은 문구를 복사해 두면 읽을 수 없는 방문자가 생깁니다.',
    en: 'The text of a language is written in it. A copied, untranslated text cannot be read by its visitors.',
  },
  check: eachText((entry, { partner }) => {
    const written = languageOf(readable(entry));
    const { language, path, value } = entry;
    if (!written || written === language || path[0] === 'languages') return undefined;
    if (language)
      return {
        message: {
          ko: `${languageNames([language], 'ko')} 문구가 ${languageNames([written], 'ko')}로 쓰여 있습니다: ${quoted(value)}`,
          en: `The text for ${languageNames([language], 'en')} is written in ${languageNames([written], 'en')}: ${quoted(value)}`,
        },
        remedy: {
          ko: `${languageNames([language], 'ko')}로 번역하세요.`,
          en: `Translate it into ${languageNames([language], 'en')}.`,
        },
      };
    if (!partner || partner.languages.length < 2) return undefined;
    return {
      message: {
        ko: `모든 언어의 방문자가 ${languageNames([written], 'ko')} 문구를 보게 됩니다: ${quoted(value)}`,
        en: `Visitors of every language read this in ${languageNames([written], 'en')}: ${quoted(value)}`,
      },
      remedy: {
        ko: `언어별로 문구를 쓰세요: ${languageNames(partner.languages, 'ko')}.`,
        en: `Write one text per language: ${languageNames(partner.languages, 'en')}.`,
      },
    };
  }),
  examples: {
    passing: [
      { document: { menu: [{ url: '/products', title: { ko: '리쥬란 HB', en: 'Rejuran by 봄날' } }] } },
      { document: { menu: [{ url: '/products', title: 'Rejuran' }] } },
    ],
    failing: [
      {
        document: { menu: [{ url: '/products', title: { ko: '시술', en: '시술 안내' } }] },
        at: 'menu[0].title.en',
      },
      { document: { menu: [{ url: '/products', title: '시술 안내' }] }, at: 'menu[0].title' },
      {
        document: { menu: [{ url: '/products', title: { ko: 'See all of our treatments', en: 'See all' } }] },
        at: 'menu[0].title.ko',
      },
    ],
  },
});
