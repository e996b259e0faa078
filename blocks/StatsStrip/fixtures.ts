import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      title: { ko: '숫자로 보는 병원', en: 'In numbers', ja: '数字で見る当院', zh: '数字看本院' },
      items: [
        {
          value: '15',
          unit: { ko: '년', en: 'years', ja: '年', zh: '年' },
          label: { ko: '한자리에서', en: 'in one place', ja: '同じ場所で', zh: '坚守同一地点' },
        },
        {
          value: '4',
          unit: { ko: '인', en: '', ja: '名', zh: '位' },
          label: { ko: '피부과 전문의', en: 'dermatologists', ja: '皮膚科専門医', zh: '皮肤科专科医生' },
        },
        {
          value: '38',
          unit: { ko: '대', en: '', ja: '台', zh: '台' },
          label: { ko: '정품 인증 장비', en: 'certified devices', ja: '正規認証機器', zh: '正品认证设备' },
          note: { ko: '2026년 기준', en: 'as of 2026', ja: '2026年現在', zh: '截至2026年' },
        },
        {
          value: '1:1',
          label: {
            ko: '담당의 책임 진료',
            en: 'one doctor for you',
            ja: '担当医制の診療',
            zh: '主诊医生负责制',
          },
        },
      ],
      variant: 'cards',
      tone: 'alt',
    },
  },
  minimal: { data: { items: [{ value: '1', label: '층' }] } },
  extreme: {
    data: {
      eyebrow: longWords,
      title: longWords,
      items: Array.from({ length: 6 }, () => ({
        value: '1,234,567',
        unit: longWords,
        label: longWords,
        note: longWords,
      })),
      variant: 'ruled',
      tone: 'dark',
    },
  },
} satisfies Fixtures;
