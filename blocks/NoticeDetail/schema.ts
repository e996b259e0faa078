import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';

export const schema = z.strictObject({
  basePath: labelled(z.string().startsWith('/').default('/cscenter/notice'), {
    en: ['Page of the list', 'Path of the page with all notices, which the link at the end leads to.'],
    ko: ['목록 페이지', '공지사항 목록 페이지 경로입니다. 글 끝의 링크가 이 페이지로 연결됩니다.'],
  }),
});

export const meta: BlockMeta = {
  label: { ko: '공지사항 상세', en: 'Notice', ja: 'お知らせ詳細', zh: '公告详情' },
  description: {
    en: 'One notice with links to its neighbours; owns the h1.',
    ko: '공지사항 하나와 이전·다음 글 링크입니다. 페이지의 큰 제목(h1)을 맡습니다.',
  },
  keywords: 'news announcement 소식 안내 ニュース 告知 新闻 通知',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['notice'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
};
