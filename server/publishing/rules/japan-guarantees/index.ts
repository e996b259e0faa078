import { phraseRule } from '../../advertising/phrase-rule.ts';
import { japanArticle6 } from '../../advertising/sources.ts';

export default phraseRule({
  country: 'JP',
  kinds: ['guarantee'],
  title: { ko: '일본 의료광고: 효과 보장 표현', en: 'Japan: guaranteed results' },
  about: {
    ko: '絶対安全, 必ず, 完治처럼 결과를 단정하거나 부작용이 없다고 하는 표현은 허위·과대광고입니다.',
    en: 'Certain results (絶対, 必ず, 完治) and the denial of side effects are false or exaggerated advertising (虚偽・誇大広告).',
  },
  source: japanArticle6('제1항·제2항 제2호'),
  phrase: {
    ko: '결과를 단정하거나 위험을 부정하는 표현입니다',
    en: 'a certain result, or the denial of a risk (虚偽・誇大広告)',
  },
  remedy: {
    ko: '개인차와 주요 위험을 함께 밝히세요.',
    en: 'State that results differ, and the main risks.',
  },
  passing: ['効果を保証するものではありません', '必ずご連絡ください', '副作用について'],
  failing: [
    '絶対安全な手術',
    '必ず治ります',
    '副作用なし',
    '永久脱毛',
    { ja: '院内', en: 'Guaranteed results' },
  ],
});
