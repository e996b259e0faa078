import { countryOf } from '../../advertising/country-of.ts';
import { aboutLaw, clinicIn, pageWith } from '../../advertising/phrase-rule.ts';
import { pricedSections } from '../../advertising/prices-in-texts.ts';
import { koreaTax } from '../../advertising/sources.ts';
import { missingKinds } from '../../advertising/texts-together.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  level: 'warning',
  title: { ko: '가격의 부가세 표시', en: 'Korea: VAT beside prices' },
  about: aboutLaw(
    {
      ko: '미용 시술 가격에는 부가세가 붙으므로, 가격 옆에 부가세 포함 여부가 있어야 소비자가 오인하지 않습니다.',
      en: 'Cosmetic treatments are taxed, so a price states whether VAT is included.',
    },
    koreaTax,
  ),
  *check(context) {
    const { partner } = context;
    if (!partner || countryOf(partner) !== 'KR') return;
    for (const { priced, together } of pricedSections(context, 'KRW')) {
      const language = priced.language ?? partner.mainLanguage;
      if (missingKinds(['vat'], together, language).length === 0) continue;
      yield {
        path: priced.path,
        message: {
          ko: '가격 옆에 부가세 포함 여부가 없습니다',
          en: 'The price does not state whether VAT is included',
        },
        remedy: { ko: '“부가세 포함” 또는 “부가세 별도”를 쓰세요.', en: 'Add that VAT is included, or not.' },
      };
    }
  },
  examples: {
    passing: [
      { document: pageWith('보톡스 59,000원 (부가세 포함)'), partner: clinicIn('KR') },
      { document: pageWith('보톡스 59,000원'), partner: clinicIn('JP') },
      { document: pageWith('가격을 공개합니다'), partner: clinicIn('KR') },
    ],
    failing: [
      {
        document: pageWith('보톡스 59,000원'),
        partner: clinicIn('KR'),
        at: 'pages["/landing"].sections[0].data.title',
      },
      {
        document: pageWith({ ko: '59,000원 (부가세 포함)', en: 'KRW 59,000' }),
        partner: clinicIn('KR'),
        at: 'pages["/landing"].sections[0].data.title.en',
      },
    ],
  },
});
