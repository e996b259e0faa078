import { phraseRule } from '../../advertising/phrase-rule.ts';
import { koreaArticle56 } from '../../advertising/sources.ts';

export default phraseRule({
  country: 'KR',
  kinds: ['testimonial'],
  title: { ko: '의료광고: 치료 후기', en: 'Korea: patients’ accounts' },
  about: {
    ko: '환자의 치료경험담은 의료광고에 쓸 수 없습니다. 로그인 없이 누구나 보는 홈페이지의 시술 후기도 광고로 봅니다.',
    en: "Patients' accounts of their treatment must not be used in medical advertising, and reviews that anybody can read without signing in count as advertising.",
  },
  source: koreaArticle56('제2호'),
  phrase: { ko: '치료경험담으로 볼 수 있는 표현입니다', en: "an account of a patient's treatment" },
  remedy: {
    ko: '치료 효과에 관한 후기는 지우세요. 시설이나 친절에 관한 방문 소감은 쓸 수 있습니다.',
    en: 'Remove accounts of the effects of treatments. Impressions of the rooms or the service may stay.',
  },
  passing: ['방문 소감', '시술 후 주의사항', '치료 후기는 싣지 않습니다'],
  failing: ['고객 후기 모음', '실제 환자의 체험담', '만족도 98%', { ko: '안내', en: 'Patient reviews' }],
});
