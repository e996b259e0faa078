import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import type { PopupsResponse } from '#schemas/api/popups.ts';
import { isLocatedAt } from './choose-popups.ts';

/** How popups appear is the partner's configuration (`popupType` and its like), not the node's. */
export const schema = z.strictObject({});

export const meta: BlockMeta = {
  label: { ko: '팝업', en: 'Popups', ja: 'ポップアップ', zh: '弹窗' },
  description: 'The popups of the current page: one after another, or all at once.',
  category: 'global',
  version: 1,
  hydrate: 'idle',
  sources: ['popups'],
  sourceRequired: true,
  slots: {},
  facts: [
    'config.popupType',
    'config.isPopupDimmed',
    'config.popupGridWidthCount',
    'config.popupTopOffset',
    'config.popupBottomOffset',
    'config.popupLeftOffset',
    'config.popupRightOffset',
    'config.timeZone',
  ],
  // Most pages have no popup: they carry no island and load none of its code.
  isNeeded: ({ source, page }) =>
    (source as PopupsResponse | undefined)?.rows.some((popup) => isLocatedAt(popup, page)) ?? false,
};
