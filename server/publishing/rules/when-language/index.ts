import { defineRule } from '../../rule.ts';
import { belowIntro, node } from '../../testing/example-documents.ts';
import { languageNames } from '../../texts/language-names.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '사이트에 없는 언어의 조건', en: 'Condition on a language that the site lacks' },
  about: {
    ko: '조건의 언어는 사이트가 제공하는 언어여야 합니다.',
    en: 'The languages of a condition are offered by the site.',
  },
  check: ({ nodes, partner }) =>
    nodes.flatMap(({ node: { when }, path }) =>
      (when?.locales ?? []).flatMap((locale, index) =>
        !partner || partner.languages.includes(locale)
          ? []
          : [
              {
                path: [...path, 'when', 'locales', index],
                message: {
                  ko: `이 사이트에는 "${locale}" 언어가 없습니다`,
                  en: `The site has no language "${locale}"`,
                },
                remedy: {
                  ko: `사이트의 언어: ${languageNames(partner.languages, 'ko')}.`,
                  en: `Its languages: ${languageNames(partner.languages, 'en')}.`,
                },
              },
            ],
      ),
    ),
  examples: {
    passing: [{ document: quote(['ko', 'en']) }],
    failing: [
      { document: quote(['zh']), at: 'pages["/a"].sections[1].when.locales[0]' },
      { document: quote(['ko', 'ja']), at: 'pages["/a"].sections[1].when.locales[1]' },
    ],
  },
});

function quote(locales: string[]) {
  return belowIntro(node('QuoteBanner', { quote: 'a' }, { when: { locales } }));
}
