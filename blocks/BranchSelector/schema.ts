import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** `menu` for the footer or a header, `cards` as a section. The clinics are facts of the partner. */
export const schema = z.strictObject({
  ...headingFields,
  display: labeled(choice({ menu: ['Menu', '메뉴'], cards: ['Cards', '카드'] }).default('menu'), {
    en: ['Display', 'A menu suits the header and the footer, cards suit a section of a page.'],
    ko: ['표시 방식', '헤더나 푸터에는 메뉴, 페이지 섹션에는 카드가 어울립니다.'],
  }),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '지점 선택', en: 'Branch selector', ja: '院の選択', zh: '分院选择' },
  description: {
    en: 'Links to the other clinics of the group.',
    ko: '그룹의 다른 지점으로 가는 링크입니다.',
  },
  keywords: 'branches network group 지점 네트워크 분원 グループ院 分院 连锁',
  category: 'control',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['section', 'branches'],
} as const satisfies BlockMeta;
