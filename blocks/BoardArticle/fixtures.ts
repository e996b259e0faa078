import type { Fixtures } from '#blocks/_ui/fixtures.ts';
import { longWords } from '#blocks/_ui/product-fixtures.ts';
import type { BoardDetail, BoardResponse } from '#schemas/api/boards.ts';

const image = (name: string) => ({ url: `/files/bomnal/${name}.webp`, width: 1200, height: 900, alt: '' });

const article = (change: Partial<BoardDetail> = {}): BoardResponse => ({
  row: {
    id: 12,
    boardTypeId: 2,
    languageCode: 'ko',
    title: '겨울철 피부 장벽을 지키는 세 가지 습관',
    summary: null,
    image: null,
    isPinned: true,
    createdAt: '2026-11-02T01:00:00Z',
    updatedAt: '2026-11-02T01:00:00Z',
    content: '<p>실내 습도부터 살펴보세요.</p><h2>씻는 순서</h2><ul><li>미지근한 물로 3분 안에</li></ul>',
    images: [image('before-1'), image('after-1')],
    prev: { id: 13, title: '자외선 차단제, 얼마나 발라야 하나요' },
    next: { id: 11, title: '레이저 뒤 일주일' },
    ...change,
  },
});
const page = { pageKey: '/boards/{boardTypeId}/detail/{id}', path: '/boards/2/detail/12' };

export const fixtures = {
  default: { data: { board: { ko: '피부 칼럼', en: 'Skin column' } }, source: article(), ...page },
  minimal: {
    data: {},
    source: article({ isPinned: false, content: '', images: [], prev: null, next: null }),
    ...page,
  },
  extreme: {
    data: { board: longWords, variant: 'centered' },
    source: article({
      title: longWords.ko,
      content: `<p>${longWords.ko}</p><table><tbody><tr><td>${longWords.en}</td></tr></tbody></table>`,
      prev: { id: 1, title: longWords.ja },
      next: { id: 2, title: longWords.zh },
      languageCode: 'ja',
    }),
    ...page,
  },
} satisfies Fixtures;
