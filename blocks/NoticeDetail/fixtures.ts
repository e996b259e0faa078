import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { NoticeDetail, NoticeResponse } from '#schemas/api/notices.ts';

const notice = (change: Partial<NoticeDetail> = {}): NoticeResponse => ({
  row: {
    id: 12,
    languageCode: 'ko',
    title: '11월 진료 시간 변경 안내',
    isPinned: true,
    createdAt: '2026-11-02T01:00:00Z',
    updatedAt: '2026-11-02T01:00:00Z',
    content:
      '<p>11월 한 달 동안 목요일 야간 진료를 쉽니다.</p><h2>변경 내용</h2><ul><li>목요일 10:00 – 18:00</li></ul>',
    prev: { id: 13, title: '설 연휴 휴진 안내' },
    next: { id: 11, title: '주차장 이용 안내' },
    ...change,
  },
});
const page = { pageKey: '/cscenter/notice/{noticeId}', path: '/cscenter/notice/12' };

export const fixtures = {
  default: { data: {}, source: notice(), ...page },
  minimal: { data: {}, source: notice({ isPinned: false, content: '', prev: null, next: null }), ...page },
  extreme: {
    data: {},
    source: notice({
      title: longWords.ko,
      content: `<p>${longWords.ko}</p><table><tbody><tr><td>${longWords.en}</td><td>${longWords.en}</td></tr></tbody></table>`,
      prev: { id: 1, title: longWords.ja },
      next: { id: 2, title: longWords.zh },
    }),
    ...page,
  },
} satisfies Fixtures;
