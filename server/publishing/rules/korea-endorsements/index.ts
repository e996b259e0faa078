import { phraseRule } from '../../advertising/phrase-rule.ts';
import { koreaArticle56 } from '../../advertising/sources.ts';

export default phraseRule({
  country: 'KR',
  kinds: ['endorsement'],
  title: { ko: '의료광고: 수상·인증·추천', en: 'Korea: awards and recommendations' },
  about: {
    ko: '상장·감사장이나 인증·보증·추천을 받았다는 내용은 법이 정한 것이 아니면 광고할 수 없습니다.',
    en: 'Awards, certificates and recommendations must not be advertised, apart from those that the law names.',
  },
  source: koreaArticle56('제14호'),
  phrase: { ko: '수상·추천을 내세우는 표현입니다', en: 'an award or a recommendation' },
  remedy: {
    ko: '국가나 공공기관이 법에 따라 준 인증만 남기세요.',
    en: 'Only keep certificates that a public body gives by law.',
  },
  passing: ['보건복지부 평가 인증 의료기관', '감사한 하루'],
  failing: ['소비자 만족 대상 수상', '연예인이 찾는 의원', { ko: '안내', en: 'An award-winning clinic' }],
});
