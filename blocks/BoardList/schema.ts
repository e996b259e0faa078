import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** `view` is usually the board's own: `{ "$bind": "page.board.row.view" }`. */
export const schema = z.strictObject({
  ...headingFields,
  view: labelled(bindable(z.enum(['list', 'gallery'])).default('list'), {
    en: ['View', 'Rows of text, or a gallery of pictures; usually bound to the setting of the board.'],
    ko: ['보기 방식', 'list는 글 목록, gallery는 사진 목록입니다. 보통 게시판 설정을 연결합니다.'],
  }),
  search: labelled(z.boolean().default(false), sharedLabels.search),
  paging: labelled(z.boolean().default(false), sharedLabels.paging),
  variant: labelled(z.enum(['soft', 'plain', 'quiet']).default('soft'), sharedLabels.listLook),
  tone: labelled(z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'), sharedLabels.tone),
});

export const meta: BlockMeta = {
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
};
