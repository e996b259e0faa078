import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';

export const fixtures = {
  default: {
    data: {
      title: { ko: '숫자로 보는 봄날', en: 'In numbers' },
      items: [
        { value: '15', unit: { ko: '년', en: 'years' }, label: { ko: '한자리에서', en: 'in one place' } },
        { value: '4', unit: { ko: '인', en: '' }, label: { ko: '피부과 전문의', en: 'dermatologists' } },
        {
          value: '38',
          unit: { ko: '대', en: '' },
          label: { ko: '정품 인증 장비', en: 'certified devices' },
          note: { ko: '2026년 기준', en: 'as of 2026' },
        },
        { value: '1:1', label: { ko: '담당의 책임 진료', en: 'one doctor for you' } },
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
