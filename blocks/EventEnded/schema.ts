import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { action, boundText } from '#schemas/layout/parts.ts';

/** Owns the page's h1. Without `link` it links to the ongoing events. */
export const schema = z.strictObject({
  title: labelled(boundText.optional(), {
    en: ['Title', 'Headline of the page; without it a standard message is shown.'],
    ko: ['제목', '페이지 제목입니다. 비워 두면 기본 문구가 표시됩니다.'],
  }),
  description: labelled(boundText.optional(), {
    en: ['Description', 'Text below the title; without it a standard message is shown.'],
    ko: ['설명', '제목 아래 문구입니다. 비워 두면 기본 문구가 표시됩니다.'],
    examples: [{ ko: '지금 진행 중인 이벤트를 확인해 보세요.', en: 'See the events that are running now.' }],
  }),
  link: labelled(action.optional(), {
    en: ['Button', 'Leads visitors on; without it the button leads to the running events.'],
    ko: ['버튼', '다음에 갈 곳을 안내합니다. 비워 두면 진행 중인 이벤트로 연결됩니다.'],
  }),
});

export const meta: BlockMeta = {
  label: { ko: '이벤트 종료 안내', en: 'Event ended', ja: 'イベント終了のご案内', zh: '活动结束提示' },
  description: {
    en: 'Explains that an event is over and links to those that are running.',
    ko: '이벤트가 끝났음을 알리고 다른 이벤트로 안내합니다.',
  },
  keywords: 'expired closed promotion 마감 종료 프로모션 終了 キャンペーン 结束 优惠',
  category: 'exhibition',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: {},
  provides: ['heading'],
};
