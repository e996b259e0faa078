import { countryOf } from '../../advertising/country-of.ts';
import { aboutLaw, clinicIn, pageWith } from '../../advertising/phrase-rule.ts';
import { pricedSections } from '../../advertising/prices-in-texts.ts';
import { requiredWords } from '../../advertising/required-words.ts';
import { japanArticle6 } from '../../advertising/sources.ts';
import { missingKinds } from '../../advertising/texts-together.ts';
import { defineRule } from '../../rule.ts';

const complete = '自由診療です。全5回で66,000円（税込）。主なリスクと副作用：腫れ、内出血。';

export default defineRule({
  level: 'warning',
  title: { ko: '일본 의료광고: 자유진료의 필수 안내', en: 'Japan: information beside self-pay prices' },
  about: aboutLaw(
    {
      ko: '자유진료의 가격은 치료 내용, 기간·횟수, 표준 비용(세금 포함 여부), 주요 위험과 부작용을 함께 밝힐 때만 광고할 수 있습니다(한정해제).',
      en: 'Prices of treatments outside insurance are only allowed with their content, period or number of sessions, standard cost with tax, and main risks and side effects (限定解除).',
    },
    japanArticle6('제3항', '제1조의9의2'),
  ),
  *check(context) {
    const { partner } = context;
    if (!partner || countryOf(partner) !== 'JP') return;
    for (const { priced, together } of pricedSections(context, 'JPY')) {
      const language = priced.language ?? partner.mainLanguage;
      const missing = missingKinds(['selfPay', 'period', 'vat', 'risk'], together, language);
      if (missing.length === 0) continue;
      const words = requiredWords(missing);
      yield {
        path: priced.path,
        message: {
          ko: `자유진료 가격 옆에 있어야 할 내용이 없습니다: ${words.ko}`,
          en: `A price outside insurance lacks what must stand beside it: ${words.en}`,
        },
        remedy: {
          ko: '같은 섹션에 추가하거나 가격을 지우세요.',
          en: 'Add it to the same section, or remove the price.',
        },
      };
    }
  },
  examples: {
    passing: [
      {
        document: pageWith({ ja: complete }),
        partner: { ...clinicIn('JP'), mainLanguage: 'ja', languages: ['ja'] },
      },
      { document: pageWith('66,000円'), partner: clinicIn('KR') },
      { document: pageWith('料金のご案内'), partner: clinicIn('JP') },
    ],
    failing: [
      {
        document: pageWith({ ja: '二重 66,000円' }),
        partner: clinicIn('JP'),
        at: 'pages["/landing"].sections[0].data.title.ja',
      },
      {
        document: pageWith({ ja: complete.replace('腫れ、内出血', '').replace('主なリスクと副作用：', '') }),
        partner: clinicIn('JP'),
        at: 'pages["/landing"].sections[0].data.title.ja',
      },
    ],
  },
});
