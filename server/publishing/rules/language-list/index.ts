import { defineRule, type Problem } from '../../rule.ts';
import { languageNames } from '../../texts/language-names.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '언어 목록 오류', en: 'Wrong list of languages' },
  about: {
    ko: '언어 목록에는 사이트가 제공하는 언어를 한 번씩 씁니다.',
    en: 'The list of languages has those of the site, once each.',
  },
  check: ({ document, partner }) => {
    const codes = (document.languages ?? []).map((entry) =>
      'languageCode' in entry ? entry.languageCode : undefined,
    );
    return codes.flatMap((code, index): Problem[] => {
      if (code === undefined) return [];
      const path = ['languages', index];
      if (partner && !partner.languages.includes(code))
        return [
          {
            path,
            message: {
              ko: `이 사이트에는 "${code}" 언어가 없습니다`,
              en: `The site has no language "${code}"`,
            },
            remedy: {
              ko: `사이트의 언어: ${languageNames(partner.languages, 'ko')}.`,
              en: `Its languages: ${languageNames(partner.languages, 'en')}.`,
            },
          },
        ];
      if (codes.indexOf(code) === index) return [];
      return [
        {
          path,
          message: { ko: `"${code}" 언어가 두 번 있습니다`, en: `The language "${code}" is given twice` },
          fix: [{ path }],
        },
      ];
    });
  },
  examples: {
    passing: [
      { document: { languages: [{ languageCode: 'ko' }, { url: 'https://jp.example', title: '日本語' }] } },
    ],
    failing: [
      { document: { languages: [{ languageCode: 'ko' }, { languageCode: 'zh' }] }, at: 'languages[1]' },
      { document: { languages: [{ languageCode: 'ko' }, { languageCode: 'ko' }] }, at: 'languages[1]' },
    ],
  },
});
