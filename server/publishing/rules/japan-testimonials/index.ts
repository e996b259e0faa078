import { phraseRule } from '../../advertising/phrase-rule.ts';
import { japanArticle6 } from '../../advertising/sources.ts';

export default phraseRule({
  country: 'JP',
  kinds: ['testimonial'],
  title: { ko: '일본 의료광고: 환자 체험담', en: 'Japan: patients’ accounts' },
  about: {
    ko: '치료 내용이나 효과에 관한 환자의 체험담은 광고할 수 없습니다.',
    en: "Patients' accounts (体験談) of a treatment or its effects must not be advertised.",
  },
  source: japanArticle6('제2항 제4호', '제1조의9 제1호'),
  phrase: { ko: '환자의 체험담으로 볼 수 있는 표현입니다', en: "a patient's account (体験談)" },
  remedy: {
    ko: '치료 효과에 관한 체험담을 지우세요.',
    en: 'Remove accounts of treatments and their effects.',
  },
  passing: ['口コミは掲載していません', '体験価格について', 'お便り箱'],
  failing: ['患者様の声', '口コミで人気', '体験談', { ja: '院内', en: 'Testimonials' }],
});
