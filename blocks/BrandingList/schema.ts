import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';
import { id } from '#schemas/primitives.ts';

/** `except`: the story being read. `lead`: the first one across the page, the others below it. */
export const schema = z.strictObject({
  ...headingFields,
  basePath: labeled(z.string().startsWith('/').default('/brandings'), {
    en: ['Page of the list', 'Page with all stories. Each story is below it.'],
    ko: ['목록 페이지', '모든 스토리가 있는 페이지입니다. 각 스토리의 주소가 이 아래에 있습니다.'],
  }),
  except: labeled(bindable(id).optional(), {
    en: ['Left out', 'Number of a story that is not listed, such as the one being read.'],
    ko: ['제외할 스토리', '목록에서 뺄 스토리의 번호입니다. 지금 보고 있는 스토리를 뺄 때 씁니다.'],
    examples: [{ $bind: 'page.branding.row.id' }],
  }),
  layout: labeled(
    choice({
      cards: ['Cards', '카드'],
      rows: ['Rows', '줄 목록'],
      lead: ['Large first story', '첫 스토리 크게'],
    }).default('cards'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '브랜드 스토리 목록', en: 'Brand stories', ja: 'ブランドストーリー一覧', zh: '品牌故事列表' },
  description: {
    en: "The clinic's stories with picture and summary.",
    ko: '병원의 스토리를 사진과 요약으로 보여 줍니다.',
  },
  keywords: 'philosophy about brand 철학 브랜드 理念 ブランド 品牌',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['brandings'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
