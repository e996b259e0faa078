import { phraseRule } from '../../advertising/phrase-rule.ts';
import { japanArticle6 } from '../../advertising/sources.ts';

export default phraseRule({
  country: 'JP',
  kinds: ['endorsement', 'comparison'],
  title: { ko: '일본 의료광고: 유명인·비교 표현', en: 'Japan: celebrities and comparisons' },
  about: {
    ko: '유명인과의 관계를 내세우거나 다른 의료기관과 비교하는 광고는 비교우량광고입니다.',
    en: 'Ties with celebrities and comparisons with other clinics are comparative advertising (比較優良広告).',
  },
  source: japanArticle6('제2항 제1호'),
  phrase: {
    ko: '유명인이나 다른 의료기관을 끌어대는 표현입니다',
    en: 'a tie with celebrities or a comparison with other clinics',
  },
  remedy: { ko: '우리 병원의 사실만 쓰세요.', en: 'Only write what the clinic itself does.' },
  passing: ['学会認定医', 'モデルプラン', '他院で受けた検査結果をお持ちください'],
  failing: ['芸能人も通う', '他院より安全な', { ja: '院内', en: 'The celebrities’ choice' }],
});
