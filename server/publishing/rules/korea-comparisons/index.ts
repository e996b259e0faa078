import { phraseRule } from '../../advertising/phrase-rule.ts';
import { koreaArticle56 } from '../../advertising/sources.ts';

export default phraseRule({
  country: 'KR',
  kinds: ['comparison'],
  title: { ko: '의료광고: 다른 병원과의 비교', en: 'Korea: comparisons with other clinics' },
  about: {
    ko: '다른 의료기관의 기능이나 진료 방법과 비교하는 광고는 금지되어 있습니다.',
    en: 'Advertising must not compare a clinic or its methods with others.',
  },
  source: koreaArticle56('제4호·제5호'),
  phrase: { ko: '다른 의료기관과 비교하는 표현입니다', en: 'a comparison with other clinics' },
  remedy: { ko: '비교하지 말고 우리 병원의 사실만 쓰세요.', en: 'Only write what the clinic itself does.' },
  passing: ['다른 병원에서 받은 검사 결과지를 가져오세요'],
  failing: ['다른 병원보다 빠른 회복', { ko: '안내', en: 'Safer than other clinics' }],
});
