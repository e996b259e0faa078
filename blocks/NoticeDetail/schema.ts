import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';

export const schema = z.strictObject({
  basePath: labeled(z.string().startsWith('/').default('/cscenter/notice'), {
    en: ['Page of the list', 'Page with all notices. The link at the end leads there.'],
    ko: ['목록 페이지', '공지사항 목록이 있는 페이지입니다. 글 끝의 링크가 이 페이지로 연결됩니다.'],
  }),
});

export const meta = {
  label: { ko: '공지사항 상세', en: 'Notice', ja: 'お知らせ詳細', zh: '公告详情' },
  description: {
    en: 'One notice with links to the previous and next one. Its title is the heading of the page.',
    ko: '공지사항 하나와 이전·다음 글 링크입니다. 글 제목이 페이지의 큰 제목이 됩니다.',
  },
  keywords: 'news announcement 소식 안내 ニュース 告知 新闻 通知',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['notice'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
} as const satisfies BlockMeta;
