import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import type { PopupsResponse } from '#schemas/api/popups.ts';
import { isLocatedAt } from './choose-popups.ts';

/** How popups appear is the partner's configuration (`popupType` and others), not the node's. */
export const schema = z.strictObject({});

export const meta = {
  label: { ko: '팝업', en: 'Popups', ja: 'ポップアップ', zh: '弹窗' },
  description: {
    en: 'The popups of the current page: one after another, or all at once.',
    ko: '현재 페이지의 팝업을 하나씩 또는 한꺼번에 보여 줍니다.',
  },
  keywords: 'modal notice layer banner 공지 레이어 모달 お知らせ モーダル 弹出 公告',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: ['popups'],
  sourceRequired: true,
  slots: {},
  places: ['popup'],
  // Most pages have no popup: nothing is sent for them, and no code loads.
  isNeeded: ({ source, page }) =>
    (source as PopupsResponse | undefined)?.rows.some((popup) => isLocatedAt(popup, page)) ?? false,
} as const satisfies BlockMeta;
