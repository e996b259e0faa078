import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** With `profileUrl` names link to the profiles on that page. */
export const schema = z.strictObject({
  ...headingFields,
  profileUrl: labelled(z.string().startsWith('/').optional(), {
    en: ['Page of profiles', 'Names link to the profiles on this page.'],
    ko: ['프로필 페이지', '이름을 누르면 이 페이지의 프로필로 이동합니다.'],
  }),
  showTimes: labelled(z.boolean().default(true), {
    en: ['Times', 'Shows the hours of each shift, not only the days.'],
    ko: ['시간 표시', '요일뿐 아니라 진료 시간도 보여 줍니다.'],
  }),
  hour12: labelled(z.boolean().default(false), sharedLabels.hour12),
  variant: labelled(z.enum(['filled', 'quiet']).default('filled'), {
    en: ['Layout', 'Filled cells, or quiet ones.'],
    ko: ['모양', 'filled는 칸을 채우고, quiet는 차분하게 보여 줍니다.'],
  }),
  tone: labelled(z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'), sharedLabels.tone),
});

export const meta: BlockMeta = {
  label: { ko: '의료진 진료일정', en: 'Staff schedule', ja: '担当医表', zh: '医生出诊表' },
  description: { en: 'The weekdays on which each doctor is present.', ko: '의료진별 진료 요일입니다.' },
  keywords: 'doctors weekly timetable 시간표 근무 원장 医師 シフト 時間割 医生 排班 时间表',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: ['weekly-schedules'],
  sourceRequired: true,
  slots: {},
};
