import { beforeAfterRule } from '../../advertising/before-after-rule.ts';
import { japanArticle6 } from '../../advertising/sources.ts';

const ko = '개인차가 있습니다. 5회 시술, 66,000엔(세금 포함). 부작용: 붓기와 멍.';

export default beforeAfterRule({
  country: 'JP',
  required: ['beforeAfterNotice', 'vat', 'period', 'risk'],
  title: { ko: '일본 의료광고: 시술 전후 사진', en: 'Japan: pictures before and after' },
  about: {
    ko: '시술 전후 사진은 치료 내용, 비용, 기간·횟수, 주요 위험과 부작용의 자세한 설명이 옆에 있어야 광고할 수 있습니다.',
    en: 'Pictures before and after a treatment are only allowed beside its content, cost, period, number of sessions, and main risks and side effects.',
  },
  source: japanArticle6('제2항 제4호', '제1조의9 제2호'),
  passing: [{ ko, en: 'Results differ. 5 sessions, 66,000 yen with tax. Risks: swelling and bruising.' }],
  failing: [{ ko, en: 'Results differ from person to person.' }],
});
