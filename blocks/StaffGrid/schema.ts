import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/**
 * With `profileUrl` names link to that page (at the person's anchor) and profiles are not shown here, except in rows,
 * whose last column they are.
 */
export const schema = z.strictObject({
  ...headingFields,
  layout: labeled(
    choice({
      cards: ['Cards', '카드'],
      rows: ['Rows', '줄 목록'],
      editorial: ['Large portraits', '큰 인물 사진'],
    }).default('cards'),
    sharedLabels.look,
  ),
  doctorsOnly: labeled(z.boolean().default(false), {
    en: ['Doctors only', 'Leaves out staff who are not doctors.'],
    ko: ['의사만 표시', '의사가 아닌 직원은 보여 주지 않습니다.'],
  }),
  limit: labeled(z.int().min(1).max(50).optional(), {
    en: ['Number of people', 'How many are shown, 1 to 50. Leave it empty for all.'],
    ko: ['인원 수', '몇 명까지 보여 줄지 정합니다. 1~50명이며 비워 두면 모두 보여 줍니다.'],
    examples: [4],
  }),
  profileUrl: labeled(z.string().startsWith('/').optional(), {
    en: [
      'Page of profiles',
      'Names link to this page, and profiles are shown only there. The layout "Rows" shows them here too.',
    ],
    ko: [
      '프로필 페이지',
      '이름을 누르면 이 페이지로 이동하고, 약력은 그 페이지에서만 보여 줍니다. 모양이 줄 목록이면 여기에도 보여 줍니다.',
    ],
    examples: ['/introduce/staff'],
  }),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '의료진', en: 'Medical staff', ja: '医療スタッフ', zh: '医护团队' },
  description: {
    en: 'Portraits with position and specialties. Visitors can open the careers.',
    ko: '의료진의 사진, 직함, 전문 분야를 보여 주며 약력을 펼쳐 볼 수 있습니다.',
  },
  keywords: 'doctors team profile 원장 의사 프로필 医師 院長 スタッフ 医生 院长 团队',
  category: 'introduce',
  version: 1,
  hydrate: 'never',
  sources: ['employees'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
