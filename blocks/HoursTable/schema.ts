import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** The hours are partner facts; the source adds holidays and closures. */
export const schema = z.strictObject({
  ...headingFields,
  hour12: labeled(z.boolean().default(false), sharedLabels.hour12),
  exceptions: labeled(z.int().min(0).max(20).default(6), {
    en: ['Holidays listed', 'How many upcoming holidays and closures are listed, up to 20.'],
    ko: ['휴진일 표시 수', '다가오는 휴진일과 변경 안내를 몇 개까지 보여 줄지 정합니다. 최대 20개입니다.'],
  }),
  variant: labeled(
    choice({
      table: ['Table', '표'],
      split: ['Table with the heading at the side', '제목을 옆에 둔 표'],
      quiet: ['Quiet list', '차분한 목록'],
    }).default('table'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '진료 시간', en: 'Business hours', ja: '診療時間', zh: '门诊时间' },
  description: {
    en: 'Weekly hours, lunch, whether the clinic is open now, and upcoming closures.',
    ko: '요일별 진료 시간, 점심시간, 현재 진료 여부, 다가오는 휴진을 보여 줍니다.',
  },
  keywords:
    'opening hours times schedule lunch holiday 영업시간 점심 휴진 診療時間 休診 门诊时间 营业时间 午休 休诊',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: ['schedules'],
  slots: {},
} as const satisfies BlockMeta;
