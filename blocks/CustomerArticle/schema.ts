import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { articleAlign } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/**
 * `board` is the board's name and `isPrivateAllowed` whether it accepts private articles, both from the page's own
 * source. `ask` (`{ "$bind": "query.ask" }`) opens a dialog without JavaScript, `done` names the completed action.
 */
export const schema = z.strictObject({
  board: labeled(boundText.optional(), sharedLabels.boardName),
  isPrivateAllowed: labeled(bindable(z.boolean()).default(true), {
    en: ['Private articles', 'Whether authors may make their article private. Usually taken from the board.'],
    ko: ['비밀글 허용', '작성자가 비밀글로 바꿀 수 있는지 정합니다. 보통 게시판 설정을 연결합니다.'],
  }),
  ask: labeled(bindable(z.string()).optional(), {
    en: ['Open dialog', 'Which dialog is open, even if the browser runs no scripts: bind query.ask.'],
    ko: ['열린 창', '지금 열어 둘 창입니다. query.ask를 연결하세요.'],
    examples: [{ $bind: 'query.ask' }],
  }),
  done: labeled(bindable(z.string()).optional(), sharedLabels.done),
  variant: labeled(articleAlign.default('plain'), sharedLabels.articleAlign),
});

export const meta = {
  label: { ko: '고객 글', en: 'Customer article', ja: 'お客様の投稿', zh: '客户文章' },
  description: {
    en: "A visitor's article, which its author can edit and delete. Its title is the heading of the page.",
    ko: '방문자가 쓴 글을 보여 줍니다. 작성자는 수정하거나 삭제할 수 있습니다. 글 제목이 페이지의 큰 제목이 됩니다.',
  },
  keywords: 'review question answer 후기 질문 답변 口コミ 質問 回答 评价 提问 回复',
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['customer-board'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
} as const satisfies BlockMeta;
