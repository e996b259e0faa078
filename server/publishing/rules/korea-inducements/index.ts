import { phraseRule } from '../../advertising/phrase-rule.ts';
import { koreaInducement } from '../../advertising/sources.ts';

export default phraseRule({
  country: 'KR',
  kinds: ['inducement'],
  isIn: (language) => language === undefined || language === 'ko',
  title: { ko: '의료광고: 금품·소개 혜택·할인', en: 'Korea: gifts, rewards and discounts' },
  about: {
    ko: '금품, 소개 혜택, 교통편으로 환자를 유인하거나, 금액·대상·기간과 할인 전 가격 없이 할인을 광고할 수 없습니다.',
    en: 'Patients must not be brought in by gifts, rewards for referrals or transport; a discount names amount, persons, period and the price before.',
  },
  source: koreaInducement,
  phrase: {
    ko: '환자 유인이나 소비자를 오인하게 하는 할인 광고가 될 수 있습니다',
    en: 'an inducement or a discount that may mislead',
  },
  remedy: {
    ko: '금품·소개 혜택은 지우고, 할인은 이벤트 정보(기간, 대상, 할인 전 가격)로 보여 주세요.',
    en: 'Remove gifts and rewards, and show discounts as events with period, persons and the price before.',
  },
  passing: ['무료 주차', '이달의 이벤트', '선물 같은 하루'],
  failing: ['친구 소개하면 할인', '사은품 증정', '50% 할인', '선착순 20명'],
});
