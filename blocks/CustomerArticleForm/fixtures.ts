import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import type { BoardTypeResponse, BoardTypeRow } from '#schemas/api/notice-board-types.ts';

const board = (change: Partial<BoardTypeRow> = {}): BoardTypeResponse => ({
  row: {
    id: 11,
    languageCode: 'ko',
    kind: 'customer',
    view: 'list',
    name: '온라인 상담',
    description: null,
    isPrivateAllowed: true,
    ...change,
  },
});
const page = { pageKey: '/cscenter/boards/{boardTypeId}/write', path: '/cscenter/boards/11/write' };

export const fixtures = {
  default: { data: {}, source: board(), ...page },
  minimal: { data: {}, source: board({ isPrivateAllowed: false }), ...page },
  extreme: { data: { tone: 'alt' }, source: board({ name: '상담'.repeat(80) }), ...page },
} satisfies Fixtures;
