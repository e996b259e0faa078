import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { CustomerBoardDetail, CustomerBoardResponse } from '#schemas/api/notice-customer-boards.ts';

const article = (change: Partial<CustomerBoardDetail> = {}): CustomerBoardResponse => ({
  row: {
    id: 5,
    boardTypeId: 11,
    languageCode: 'ko',
    title: '필러 후 멍이 오래가요',
    name: '김**',
    isPrivate: false,
    isPinned: false,
    isAnswered: true,
    isNotice: false,
    isLocked: false,
    createdAt: '2026-11-02T01:00:00Z',
    updatedAt: '2026-11-02T01:00:00Z',
    content: '2주 전에 시술을 받았습니다.\n아직 멍이 남아 있는데 괜찮을까요?',
    answer: {
      content: '<p>보통 2주 안에 옅어집니다. 걱정되시면 편하게 내원해 주세요.</p>',
      name: '상담실',
      createdAt: '2026-11-03T02:30:00Z',
    },
    prev: { id: 6, title: '주차가 되나요', isPrivate: false },
    next: { id: 4, title: null, isPrivate: true },
    ...change,
  },
});
const page = { pageKey: '/cscenter/boards/{boardTypeId}/detail/{id}', path: '/cscenter/boards/11/detail/5' };

export const fixtures = {
  default: { data: { board: { ko: '온라인 상담', en: 'Online consultation' } }, source: article(), ...page },
  minimal: {
    data: {},
    source: article({
      isPrivate: true,
      isLocked: true,
      content: null,
      answer: null,
      isAnswered: false,
      prev: null,
      next: null,
    }),
    ...page,
  },
  extreme: {
    data: { board: longWords, variant: 'centered', ask: 'delete', done: 'updated' },
    source: article({
      title: `\u202e${longWords.ko} <script>alert(1)</script>`,
      name: '🦊**',
      languageCode: 'zh',
      isPinned: true,
      answer: { content: `<p>${longWords.ko}</p>`, name: longWords.en, createdAt: '2026-11-03T02:30:00Z' },
      content: `<img src=x onerror=alert(1)>\n${'가나다'.repeat(2_000)}\n${'🩺'.repeat(500)}`,
      prev: { id: 1, title: longWords.ja, isPrivate: false },
      next: { id: 2, title: `\u202e${longWords.zh}`, isPrivate: false },
    }),
    ...page,
  },
} satisfies Fixtures;
