import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** Figures about the clinic. `value` is text, as figures may be written 12, 1,200 or 365. */
export const schema = z.strictObject({
  eyebrow: labeled(boundText.optional(), sharedLabels.eyebrow),
  title: labeled(boundText.optional(), sharedLabels.sectionTitle),
  items: labeled(
    z
      .array(
        z.strictObject({
          value: labeled(boundText, {
            en: ['Figure', 'Written as it is shown, such as 12 or 1,200.'],
            ko: ['숫자', '12, 1,200처럼 보이는 그대로 적습니다.'],
            examples: ['12', '1,200'],
          }),
          unit: labeled(boundText.optional(), {
            en: ['Unit', 'Shown right after the figure, such as years.'],
            ko: ['단위', '년, 건처럼 숫자 바로 뒤에 표시됩니다.'],
            examples: [{ ko: '년', en: 'years', ja: '年', zh: '年' }],
          }),
          label: labeled(boundText, {
            en: ['Label', 'What the figure counts.'],
            ko: ['이름', '무엇을 센 숫자인지 적습니다.'],
            examples: [{ ko: '진료 경력', en: 'In practice', ja: '診療実績', zh: '诊疗经验' }],
          }),
          note: labeled(boundText.optional(), {
            en: ['Note', 'Small text below the label, such as the date of the count.'],
            ko: ['참고', '기준일처럼 이름 아래 작게 표시됩니다.'],
            examples: [
              { ko: '2026년 6월 기준', en: 'As of June 2026', ja: '2026年6月現在', zh: '截至2026年6月' },
            ],
          }),
        }),
      )
      .min(1)
      .max(6),
    {
      en: ['Figures', '1 to 6 figures, in this order.'],
      ko: ['숫자', '이 순서대로 보여 줍니다. 1~6개입니다.'],
    },
  ),
  variant: labeled(
    choice({
      plain: ['Plain', '기본'],
      cards: ['Cards', '카드'],
      ruled: ['Separated by lines', '선으로 구분'],
    }).default('plain'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '숫자로 보는 병원', en: 'Stats strip', ja: '数字で見る医院', zh: '数据展示' },
  description: {
    en: 'Up to six large figures with their labels.',
    ko: '큰 숫자와 설명을 여섯 개까지 보여 줍니다.',
  },
  keywords: 'numbers figures counters 숫자 통계 실적 数字 実績 统计',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
} as const satisfies BlockMeta;
