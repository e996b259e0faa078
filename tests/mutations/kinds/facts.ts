import type { Kind } from '../mutation.ts';
import { inText, newSection, setValue, type Where } from './place.ts';

const korea = 'KR' as const;
const japan = 'JP' as const;

const added = (kind: string, rule: string, text: string, where?: Where) =>
  inText(kind, rule, (before) => `${before} ${text}`, where && { where });
const inLanguage = (rule: string, language: string, text: string, where: Where) =>
  inText(`${text} in ${language}`, rule, () => text, { language, where });
const link = (kind: string, rule: string, url: string) => setValue(kind, rule, ['menu', 0, 'url'], url);

const before = (code: string, description: object) => ({
  type: 'SpaceGallery',
  data: {
    description,
    items: [
      {
        image: {
          url: `/files/${code}/before-1.webp`,
          width: 960,
          height: 720,
          alt: { ko: '시술 전 피부', en: 'Skin before', ja: '施術前の肌', zh: '护理前' },
        },
      },
    ],
  },
});
const records = { ko: '기록을 보여 드립니다.', en: 'Our records.', ja: '記録です。', zh: '我们的记录。' };

/** Mutations of copied facts, and of medical advertising. */
export const factKinds: readonly Kind[] = [
  added('a phone number with a wrong digit', 'copied-phone', '02-555-0109'),
  added('a mobile number', 'copied-phone', '010-2345-6789'),
  added('a wrong international number', 'copied-phone', '+82-2-555-0777'),
  added('a wrong service number', 'copied-phone', '1588-9999'),
  link('a link to a wrong number', 'copied-phone', 'tel:0255509999'),
  added('a copied phone number', 'copied-fact', '03-5555-0121', japan),
  added('a copied business number', 'copied-fact', '123-45-67890', 'bomnal'),
  added('a wrong business number', 'copied-branch-number', '321-45-67890', korea),
  added('wrong hours', 'copied-hours', '05:10–23:50'),
  added('wrong hours in words', 'copied-hours', '오전 5시부터 오후 11시 반', korea),
  added('wrong hours in Japanese', 'copied-hours', '5時〜23時30分', japan),
  added('a price that does not exist', 'handwritten-price', '123,400원', korea),
  added('a copied price', 'handwritten-price', '59,000원', 'bomnal'),
  added('a price in tens of thousands', 'handwritten-price', '12.3만원', korea),
  added('a price with a sign', 'handwritten-price', '₩99,000', korea),
  added('a price in yen', 'handwritten-price', '66,000円', japan),
  added('a price with a sign of yen', 'handwritten-price', '¥66,000', japan),
  added('a wrong street', 'copied-address', '여름로 12', korea),
  inText('a wrong street in English', 'copied-address', () => '12 Yeoreum-ro, Seoul', {
    language: 'en',
    where: korea,
  }),
  link('another account on Instagram', 'copied-channel', 'https://www.instagram.com/another'),
  link('another channel on KakaoTalk', 'copied-channel', 'https://pf.kakao.com/_another'),
  link('another channel on YouTube', 'copied-channel', 'https://www.youtube.com/@another'),
  inLanguage('korea-superlatives', 'ko', '국내 최고의 의료진', korea),
  inLanguage('korea-superlatives', 'en', 'The best clinic in Seoul', korea),
  inLanguage('korea-superlatives', 'zh', '首尔第一的医院', korea),
  inLanguage('korea-superlatives', 'ja', '韓国で業界No.1', 'bomnal'),
  inLanguage('korea-guarantees', 'ko', '부작용 없는 시술', korea),
  inLanguage('korea-guarantees', 'en', '100% safe and painless', korea),
  inLanguage('korea-guarantees', 'zh', '绝对安全，无副作用', korea),
  inLanguage('korea-guarantees', 'ja', '必ず治ります', 'bomnal'),
  inLanguage('korea-testimonials', 'ko', '생생한 고객 후기', korea),
  inLanguage('korea-testimonials', 'en', 'Patient testimonials', korea),
  inLanguage('korea-comparisons', 'ko', '다른 병원보다 빠른 회복', korea),
  inLanguage('korea-comparisons', 'en', 'Safer than other clinics', korea),
  inLanguage('korea-endorsements', 'ko', '연예인이 찾는 의원', korea),
  inLanguage('korea-endorsements', 'en', 'An award-winning clinic', korea),
  inLanguage('korea-inducements', 'ko', '친구 소개하면 혜택 증정', korea),
  inLanguage('korea-inducements', 'ko', '최대 50% 할인', korea),
  inLanguage('korea-foreign-solicitation', 'en', '30% off for foreigners', korea),
  inLanguage('korea-foreign-solicitation', 'zh', '外国顾客专享套餐', korea),
  inLanguage('korea-foreign-solicitation', 'ja', '期間限定キャンペーン', 'bomnal'),
  inLanguage('japan-superlatives', 'ja', '日本一の技術', japan),
  inLanguage('japan-superlatives', 'en', 'Number one in Ginza', japan),
  inLanguage('japan-superlatives', 'ko', '도쿄 최고의 의료진', japan),
  inLanguage('japan-guarantees', 'ja', '副作用は一切ありません', japan),
  inLanguage('japan-guarantees', 'en', 'Guaranteed results', japan),
  inLanguage('japan-testimonials', 'ja', '患者様の声', japan),
  inLanguage('japan-testimonials', 'en', 'True stories and testimonials', japan),
  inLanguage('japan-inducements', 'ja', '今だけ半額', japan),
  inLanguage('japan-inducements', 'en', 'A limited-time offer', japan),
  inLanguage('japan-endorsements', 'ja', '芸能人も通うクリニック', japan),
  inLanguage('japan-endorsements', 'ja', '他院より安全な手術', japan),
  added('a price without VAT', 'korea-price-vat', '99,000원', korea),
  inText(
    'a price outside insurance without its conditions',
    'japan-self-pay-conditions',
    () => '二重 66,000円',
    { language: 'ja', where: japan },
  ),
  newSection(
    'pictures before and after without a notice (Korea)',
    'korea-before-after',
    before('bomnal', records),
    ['data'],
    'bomnal',
  ),
  newSection(
    'pictures before and after without details (Japan)',
    'japan-before-after',
    before('shirakawa', records),
    ['data'],
    japan,
  ),
];
