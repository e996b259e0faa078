import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { action, boundText } from '#schemas/layout/parts.ts';

/** Owns the page's h1. Without `link` it links to the ongoing events. */
export const schema = z.strictObject({
  title: boundText.optional(),
  description: boundText.optional(),
  link: action.optional(),
});

export const meta: BlockMeta = {
  label: { ko: '이벤트 종료 안내', en: 'Event ended', ja: 'イベント終了のご案内', zh: '活动结束提示' },
  description: 'Explains that an event is over and links to those that are running.',
  category: 'exhibition',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  provides: ['heading'],
};
