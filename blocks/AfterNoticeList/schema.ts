import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** `basePath`: the page with all instructions; elsewhere the list links there. */
export const schema = z.strictObject({
  ...headingFields,
  basePath: labeled(z.string().startsWith('/').default('/after-notices'), {
    en: ['Page of all instructions', 'Page that lists all instructions. Shorter lists link there.'],
    ko: [
      '전체 주의사항 페이지',
      '모든 주의사항이 있는 페이지입니다. 일부만 보여 줄 때 이 페이지로 연결됩니다.',
    ],
  }),
  variant: labeled(
    choice({ plain: ['Rows', '줄 목록'], cards: ['Cards', '카드'] }).default('plain'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: {
    ko: '시술 후 주의사항',
    en: 'Post-treatment instructions',
    ja: '施術後の注意事項',
    zh: '术后注意事项',
  },
  description: {
    en: "Post-treatment instructions; a treatment's page shows only its own.",
    ko: '시술 후 주의사항입니다. 시술 페이지에서는 그 시술의 내용만 보여 줍니다.',
  },
  keywords: 'aftercare caution recovery 애프터케어 관리 회복 アフターケア 注意点 护理 恢复',
  category: 'product',
  version: 1,
  hydrate: 'never',
  sources: ['after-notices'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
