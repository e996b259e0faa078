import { expect, test } from 'vitest';
import type { LanguageCode } from '#schemas/primitives.ts';
import { findPhrase, type PhraseKind } from './phrases.ts';

/** Texts that have a phrase of the kind, and similar ones that have none. */
const cases: [PhraseKind, LanguageCode, string[], string[]][] = [
  [
    'superlative',
    'ko',
    [
      '최고의 팀이 함께합니다',
      '국내 유일 장비',
      '강남 1위 피부과',
      '업계 최초',
      '최저가 보장',
      '독보적인 기술',
    ],
    [
      '오늘의 최고 기온',
      '최고 혈압이 높은 분은',
      '최초 방문하신 날',
      '최대 30분',
      '강남역 1번 출구',
      '필러의 최대 용량',
      '최고를 약속하는 것이 아니라',
      '1위치',
    ],
  ],
  [
    'superlative',
    'en',
    ['The best clinic in Seoul', 'Korea’s leading hospital', 'We are No. 1', 'Unrivalled results'],
    [
      'The best time to come is the morning',
      'Which suits you best?',
      'Floor No. 12',
      'at least one week',
      'the only day we close',
    ],
  ],
  [
    'superlative',
    'ja',
    ['日本一の技術', '最高の医療', '業界No.1', '東京で唯一の', '最先端の機器', '症例数1位'],
    ['最高気温', '最高血圧が高い方', '日本一般', '唯一の休診日', '11位'],
  ],
  [
    'superlative',
    'zh',
    ['首尔第一的医院', '最好的医生', '全国唯一', '顶级团队'],
    ['最好提前预约', '唯一的休诊日', '最高气温', '最近的出口'],
  ],
  [
    'guarantee',
    'ko',
    ['100% 만족', '효과를 보장합니다', '부작용 없는 시술', '여드름 완치', '통증 없이 끝나요', '평생 유지'],
    [
      '효과를 보장하지 않습니다',
      '부작용이 없다고 말할 수 없습니다',
      '만족도 조사',
      '통증이 없으면 다음 날부터',
      '100% 면 수건',
      '완치를 뜻하지 않습니다',
    ],
  ],
  [
    'guarantee',
    'en',
    ['100% safe', 'Guaranteed results', 'No side effects', 'A painless treatment', 'permanent hair removal'],
    [
      'Results cannot be guaranteed',
      'No treatment is without risk',
      'safe parking',
      '100% cotton',
      'Side effects are rare',
    ],
  ],
  [
    'guarantee',
    'ja',
    ['絶対安全です', '必ず治ります', '副作用なし', '効果を保証します', '永久脱毛', '痛みはありません'],
    [
      '効果を保証するものではありません',
      '副作用がないわけではありません',
      '痛みがあるかと聞かれます',
      '必ずご連絡ください',
      '100%コットン',
    ],
  ],
  [
    'guarantee',
    'zh',
    ['100%有效', '保证效果', '无副作用', '根治', '绝对安全'],
    ['不能保证效果', '副作用因人而异', '一定要提前预约', '安全带'],
  ],
  [
    'testimonial',
    'ko',
    ['고객 후기 모음', '실제 환자의 체험담', '만족도 98%'],
    ['시술 후 주의사항', '후기는 싣지 않습니다', '진료 후기록'],
  ],
  [
    'testimonial',
    'en',
    ['Patient reviews', 'Testimonials', 'Rated 4.9'],
    ['Peer-reviewed study', 'We never publish testimonials', 'real endurance'],
  ],
  [
    'testimonial',
    'ja',
    ['患者様の声', '口コミで人気', '体験談'],
    ['口コミは掲載していません', 'お客様の声量', '体験価格'],
  ],
  ['testimonial', 'zh', ['顾客好评', '真实评价', '满意度99%'], ['评价标准', '不使用患者评价']],
  [
    'inducement',
    'ko',
    ['친구 소개하면 할인', '사은품 증정', '50% 할인', '선착순 20명'],
    ['무료 주차', '할인 없이', '선물처럼'],
  ],
  [
    'inducement',
    'en',
    ['Free botox with every visit', '50% off', 'Refer a friend'],
    ['Free parking', 'Feel free to ask', '50% of visitors'],
  ],
  ['inducement', 'ja', ['期間限定', '50%オフ', 'モニター価格', 'お友達紹介で'], ['無料駐車場', '特典を見る']],
  ['inducement', 'zh', ['免费体验', '8折', '限时优惠', '买一送一'], ['免费停车', '折线']],
  ['comparison', 'ko', ['다른 병원보다 빠른'], ['다른 병원에서 받은 검사 결과지']],
  ['endorsement', 'ko', ['연예인이 찾는', '브랜드 대상 수상'], ['식약처 인증 병원용 장비']],
  ['beforeAfterNotice', 'ja', ['結果と回復には個人差があります'], ['個人情報']],
];

test.each(cases)(
  '%s in %s: phrases are found, and similar words are not',
  (kind, language, found, harmless) => {
    expect(found.filter((text) => !findPhrase(kind, text, language))).toEqual([]);
    expect(harmless.map((text) => findPhrase(kind, text, language)).filter(Boolean)).toEqual([]);
  },
);

test('a text for all languages is searched for the phrases of each', () => {
  expect(findPhrase('superlative', '日本一', undefined)).toBe('日本一');
  expect(findPhrase('superlative', '최고 기온', undefined)).toBeUndefined();
});
