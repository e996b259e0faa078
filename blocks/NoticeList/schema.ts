import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** `basePath` is the list's own page; details are below it. */
export const schema = z.strictObject({
  ...headingFields,
  basePath: labelled(z.string().startsWith('/').default('/cscenter/notice'), {
    en: ['Page of the list', 'Path of the page with all notices; each notice is below it.'],
    ko: ['목록 페이지', '공지사항 목록 페이지 경로입니다. 각 공지는 그 아래 주소에 있습니다.'],
  }),
  paging: labelled(z.boolean().default(false), sharedLabels.paging),
  variant: labelled(z.enum(['table', 'compact', 'cards']).default('table'), {
    en: ['Layout', 'A table, a compact list, or cards.'],
    ko: ['모양', 'table은 표, compact는 간단한 목록, cards는 카드입니다.'],
  }),
  tone: labelled(z.enum(['plain', 'alt', 'accent', 'dark']).default('plain'), sharedLabels.tone),
});

export const meta: BlockMeta = {
  label: { ko: '공지사항 목록', en: 'Notice list', ja: 'お知らせ一覧', zh: '公告列表' },
  description: { en: 'Notices, pinned ones first.', ko: '공지사항을 고정 공지부터 보여 줍니다.' },
  keywords: 'news announcements 소식 안내 새소식 ニュース 告知 新着 新闻 通知 最新',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['notices'],
  sourceRequired: true,
  slots: {},
};
