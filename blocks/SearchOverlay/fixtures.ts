import type { Fixtures } from '#blocks/_ui/fixtures.ts';

const long = {
  ko: '얼굴윤곽리프팅과피부재생관리를함께받는프로그램',
  en: 'Hyperpigmentationandphotorejuvenationprogramme',
  ja: '輪郭リフトアップと肌再生ケアを同時に受けられるプログラム',
  zh: '轮廓提升与皮肤再生护理同步进行的综合项目方案',
};

export const fixtures = {
  default: {
    data: {
      recommendedKeywords: [
        { keyword: { ko: '리프팅', en: 'Lifting', ja: 'リフトアップ', zh: '提升' } },
        { keyword: { ko: '여드름 흉터', en: 'Acne scars', ja: 'ニキビ跡', zh: '痘疤' } },
        { keyword: { ko: '기미', en: 'Melasma', ja: '肝斑', zh: '黄褐斑' } },
      ],
    },
  },
  minimal: { data: {} },
  extreme: {
    data: {
      title: long,
      placeholder: long,
      recommendedKeywords: Array.from({ length: 20 }, (_, n) => ({
        keyword: {
          ko: `${long.ko} ${n}`,
          en: `${long.en} ${n}`,
          ja: `${long.ja} ${n}`,
          zh: `${long.zh} ${n}`,
        },
      })),
    },
  },
} satisfies Fixtures;
