import { longHeading } from '#blocks/_ui/content-fixtures.ts';
import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { MedicalChargeRow, MedicalChargesResponse } from '#schemas/api/medical-charges.ts';

const row = (id: number, change: Partial<MedicalChargeRow> = {}): MedicalChargeRow => ({
  id,
  languageCode: 'ko',
  kind: 'treatment',
  name: '슈링크 유니버스',
  unit: '1회',
  minPrice: 99_000,
  maxPrice: 239_000,
  vat: 'included',
  includesMaterial: true,
  includesMedicine: false,
  note: '샷 수에 따라 다름',
  ...change,
});
const list = (rows: MedicalChargeRow[]): MedicalChargesResponse => ({
  rows,
  count: rows.length,
  page: 1,
  limit: 100,
  currency: 'KRW',
  updatedAt: '2026-11-01',
  notice: '<p>의료법 제45조에 따라 비급여 진료비용을 알려 드립니다.</p>',
});
const page = { pageKey: '/info/medical-charge', path: '/info/medical-charge' };

export const fixtures = {
  default: {
    data: {},
    source: list([
      row(1),
      row(2, { name: '피코 토닝', minPrice: 55_000, maxPrice: 55_000, vat: 'excluded', note: null }),
      row(3, { kind: 'medicine', name: '재생 크림', unit: '30g', minPrice: 25_000, maxPrice: 25_000 }),
      row(4, {
        kind: 'certificate',
        name: '진단서',
        unit: '1통',
        minPrice: 20_000,
        maxPrice: 20_000,
        vat: 'exempt',
        includesMaterial: false,
        note: null,
      }),
    ]),
    ...page,
  },
  minimal: { data: {}, source: { ...list([]), notice: null, updatedAt: null }, ...page },
  extreme: {
    data: { ...longHeading, tone: 'alt' },
    source: list(
      Array.from({ length: 40 }, (_, index) =>
        row(index + 1, {
          name: longWords.ko,
          unit: longWords.en,
          note: longWords.ja,
          minPrice: 12_345_678,
          maxPrice: 98_765_432,
          includesMedicine: true,
        }),
      ),
    ),
    ...page,
  },
} satisfies Fixtures;
