import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { listLook, tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** `view` is usually the board's own: `{ "$bind": "page.board.row.view" }`. */
export const schema = z.strictObject({
  ...headingFields,
  view: labeled(
    bindable(choice({ list: ['List', '목록형'], gallery: ['Picture gallery', '갤러리형'] })).default('list'),
    {
      en: ['View', 'Usually taken from the setting of the board.'],
      ko: ['보기 방식', '보통 게시판 설정을 연결합니다.'],
      examples: [{ $bind: 'page.board.row.view' }],
    },
  ),
  search: labeled(z.boolean().default(false), sharedLabels.search),
  paging: labeled(z.boolean().default(false), sharedLabels.paging),
  variant: labeled(listLook.default('soft'), sharedLabels.listLook),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '게시판', en: 'Board', ja: '掲示板', zh: '公告板' },
  description: {
    en: "Articles of one of the clinic's boards, as a list or as a gallery.",
    ko: '병원 게시판의 글을 목록이나 갤러리로 보여 줍니다.',
  },
  keywords: 'news press column 소식 칼럼 보도 ニュース コラム 新闻 专栏',
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['boards'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
