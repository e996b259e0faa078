import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { action, boundText } from '#schemas/layout/parts.ts';

/** Owns the page's h1. Without `link` it links to the ongoing events. */
export const schema = z.strictObject({
  title: labeled(boundText.optional(), {
    en: ['Title', 'Heading of the page. Leave it empty for the standard text.'],
    ko: ['제목', '페이지의 큰 제목입니다. 비워 두면 기본 문구가 표시됩니다.'],
    examples: [
      {
        ko: '이벤트가 종료되었습니다',
        en: 'This event has ended',
        ja: 'イベントは終了しました',
        zh: '活动已结束',
      },
    ],
  }),
  description: labeled(boundText.optional(), {
    en: ['Description', 'Text below the title. Leave it empty for the standard text.'],
    ko: ['설명', '제목 아래 문구입니다. 비워 두면 기본 문구가 표시됩니다.'],
    examples: [
      {
        ko: '지금 진행 중인 이벤트를 확인해 보세요.',
        en: 'See the events that are running now.',
        ja: '開催中のイベントをご覧ください。',
        zh: '欢迎查看正在进行的活动。',
      },
    ],
  }),
  link: labeled(action.optional(), {
    en: ['Button', 'Where visitors can go on. Leave it empty to lead to the running events.'],
    ko: ['버튼', '다음에 갈 곳을 안내합니다. 비워 두면 진행 중인 이벤트로 연결됩니다.'],
  }),
});

export const meta = {
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
} as const satisfies BlockMeta;
