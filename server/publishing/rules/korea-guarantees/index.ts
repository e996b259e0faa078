import { phraseRule } from '../../advertising/phrase-rule.ts';
import { koreaArticle56 } from '../../advertising/sources.ts';

export default phraseRule({
  country: 'KR',
  kinds: ['guarantee'],
  title: { ko: '의료광고: 효과 보장 표현', en: 'Korea: guaranteed results' },
  about: {
    ko: '효과를 보장하거나 부작용이 없다고 하는 표현은 치료 효과를 오인하게 하는 거짓·과장 광고입니다.',
    en: 'A guarantee of results, or the denial of side effects, is false or exaggerated advertising.',
  },
  source: koreaArticle56('제3호·제7호·제8호'),
  phrase: { ko: '효과를 보장하거나 위험을 부정하는 표현입니다', en: 'a guarantee, or the denial of a risk' },
  remedy: {
    ko: '결과와 회복에는 개인차가 있고 부작용이 있을 수 있음을 밝히세요.',
    en: 'State that results differ and that there may be side effects.',
  },
  passing: [
    '효과를 보장하지 않습니다',
    '통증이 없으면 다음 날부터',
    { ko: '안내', en: 'Results cannot be guaranteed' },
  ],
  failing: ['100% 만족', '부작용 없는 시술', '여드름 완치', { ko: '안내', en: 'A painless treatment' }],
});
