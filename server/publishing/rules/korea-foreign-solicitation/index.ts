import { phraseRule } from '../../advertising/phrase-rule.ts';
import { koreaForeigners } from '../../advertising/sources.ts';

export default phraseRule({
  country: 'KR',
  kinds: ['solicitation', 'inducement'],
  isIn: (language) => language !== undefined && language !== 'ko',
  title: { ko: '의료광고: 외국인환자 유치 혜택', en: 'Korea: offers to foreign patients' },
  about: {
    ko: '국내에서 보이는 외국어 페이지로 외국인환자를 유치하는 광고(할인, 선물, 환영 혜택 등)는 금지되어 있습니다.',
    en: 'Foreign-language pages that are seen in Korea must not solicit foreign patients with discounts, gifts or welcome offers.',
  },
  source: koreaForeigners,
  phrase: { ko: '외국인환자를 유치하는 광고가 될 수 있습니다', en: 'may solicit foreign patients' },
  remedy: {
    ko: '외국어 문구에서는 혜택을 내세우지 말고 진료 정보만 알려 주세요.',
    en: 'Inform about treatments in foreign languages, without offers.',
  },
  passing: [
    { ko: '처음 오신 분께', en: 'Your first visit' },
    { ko: '주차', en: 'Free parking' },
    { ko: '50% 안내', en: 'Half' },
  ],
  failing: [
    { ko: '안내', en: '50% off for foreigners' },
    { ko: '안내', en: 'Free botox with every visit' },
    { ko: '안내', ja: '期間限定キャンペーン' },
    { ko: '안내', zh: '外国顾客专享套餐' },
    { ko: '안내', en: 'Your first visit, at a trial price' },
    { ko: '안내', ja: '初回特典' },
    { ko: '안내', zh: '初访礼遇' },
  ],
});
