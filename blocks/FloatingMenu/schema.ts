import type { BlockMeta } from '#registry/contract.ts';
import { floatingButtonData } from '#schemas/site/floating-button.ts';
import { floatingPages } from './shown-on.ts';

/** The floating contact button (SPEC section 2). */
export const schema = floatingButtonData;

export const meta = {
  label: {
    ko: '플로팅 상담 버튼',
    en: 'Floating contact button',
    ja: 'フローティングボタン',
    zh: '悬浮咨询按钮',
  },
  description: {
    en: 'Reservation button that stays in view, with a list of ways to contact the clinic.',
    ko: '화면에 계속 떠 있는 예약 버튼과 상담 채널 목록입니다.',
  },
  keywords: 'sticky quick button chat 퀵메뉴 고정 상담 固定 相談 クイック 快捷 悬浮 咨询',
  category: 'global',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  places: ['floatingButton'],
  isNeeded: ({ page }) => floatingPages.has(page.path),
} as const satisfies BlockMeta;
