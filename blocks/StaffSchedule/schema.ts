import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** With `profileUrl` names link to the profiles on that page. */
export const schema = z.strictObject({
  ...headingFields,
  profileUrl: labeled(z.string().startsWith('/').optional(), sharedLabels.profilePage),
  showTimes: labeled(z.boolean().default(true), {
    en: ['Times', 'Shows the hours of each shift, not only the days.'],
    ko: ['시간 표시', '요일뿐 아니라 진료 시간도 보여 줍니다.'],
  }),
  hour12: labeled(z.boolean().default(false), sharedLabels.hour12),
  variant: labeled(
    choice({ filled: ['Filled cells', '칸 채우기'], quiet: ['Quiet', '차분하게'] }).default('filled'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '의료진 진료 일정', en: 'Staff schedule', ja: '担当医表', zh: '医生出诊表' },
  description: {
    en: 'The days on which each doctor is at the clinic.',
    ko: '의료진별 진료 요일을 보여 줍니다.',
  },
  keywords: 'doctors weekly timetable 시간표 근무 원장 医師 シフト 時間割 医生 排班 时间表',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: ['weekly-schedules'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
