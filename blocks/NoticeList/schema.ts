import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** `basePath` is the list's own page; details are below it. */
export const schema = z.strictObject({
  ...headingFields,
  basePath: labeled(z.string().startsWith('/').default('/cscenter/notice'), {
    en: ['Page of the list', 'Page with all notices. Each notice is below it.'],
    ko: ['목록 페이지', '공지사항 목록이 있는 페이지입니다. 각 공지의 주소가 이 아래에 있습니다.'],
  }),
  paging: labeled(z.boolean().default(false), sharedLabels.paging),
  variant: labeled(
    choice({
      table: ['Table', '표'],
      compact: ['Compact list', '간단한 목록'],
      cards: ['Cards', '카드'],
    }).default('table'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '공지사항 목록', en: 'Notice list', ja: 'お知らせ一覧', zh: '公告列表' },
  description: { en: 'Notices, pinned ones first.', ko: '공지사항을 고정 공지부터 보여 줍니다.' },
  keywords: 'news announcements 소식 안내 새소식 ニュース 告知 新着 新闻 通知 最新',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['notices'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
