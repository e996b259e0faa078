import { longParagraph, pictureFixture } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      quote: {
        ko: '좋은 시술보다 먼저,\n좋은 진단이 있어야 합니다.',
        en: 'Before a good treatment\ncomes a good diagnosis.',
        ja: '良い施術の前に、\n良い診断を。',
        zh: '好的治疗,\n始于好的诊断。',
      },
      author: { ko: '김서연', en: 'Seoyeon Kim', ja: 'キム・ソヨン', zh: '金瑞妍' },
      role: {
        ko: '대표원장 · 피부과 전문의',
        en: 'Medical director, dermatologist',
        ja: '代表院長・皮膚科専門医',
        zh: '代表院长 · 皮肤科专科医生',
      },
      image: pictureFixture('staff-1'),
      link: {
        url: '/introduce/staff',
        label: { ko: '의료진 보기', en: 'Meet our doctors', ja: '医師紹介', zh: '查看医护团队' },
      },
    },
  },
  minimal: { data: { quote: '먼저 듣습니다.' } },
  extreme: {
    data: {
      quote: longParagraph,
      author: longWords,
      role: longWords,
      image: pictureFixture('staff-2'),
      link: { url: '/introduce/staff', label: longWords },
      variant: 'portrait',
      tone: 'plain',
    },
  },
} satisfies Fixtures;
