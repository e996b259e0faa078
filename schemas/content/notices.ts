import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { id, isoDateTime, localized, localizedHtml } from '../primitives.ts';
import { fileOf } from './common.ts';

export const noticeContent = z.strictObject({
  id,
  title: labeled(localized, {
    en: ['Title', 'Shown in the list of notices, on the notice’s own page and in search results.'],
    ko: ['제목', '공지사항 목록과 본문, 검색 결과에 표시됩니다.'],
  }),
  content: labeled(localizedHtml, {
    en: ['Text', 'What visitors read on the notice’s own page.'],
    ko: ['본문', '공지사항을 열면 표시되는 글입니다.'],
  }),
  isPinned: labeled(z.boolean().default(false), {
    en: ['Pinned', 'Stays above newer notices in the list.'],
    ko: ['상단 고정', '새 공지가 올라와도 목록 맨 위에 남습니다.'],
  }),
  createdAt: labeled(isoDateTime, {
    en: ['Written on', 'Visitors see the day; newer notices come first.'],
    ko: ['작성일', '방문자에게 날짜가 표시되며, 최근 글이 먼저 나옵니다.'],
  }),
});

export const noticesFile = fileOf(noticeContent);
