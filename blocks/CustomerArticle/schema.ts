import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { labelled } from '#schemas/labelled.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText } from '#schemas/layout/parts.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/**
 * `board` is the board's name and `isPrivateAllowed` whether it accepts private articles, both from the page's own
 * source. `ask` (`{ "$bind": "query.ask" }`) opens a dialog without JavaScript, `done` names the completed action.
 */
export const schema = z.strictObject({
  board: labelled(boundText.optional(), {
    en: ['Board name', 'Shown above the title of the article; usually bound to the board of the page.'],
    ko: ['게시판 이름', '글 제목 위에 표시됩니다. 보통 페이지의 게시판 이름을 연결합니다.'],
  }),
  isPrivateAllowed: labelled(bindable(z.boolean()).default(true), {
    en: ['Private articles', 'Whether the author may make the article private; usually bound to the board.'],
    ko: ['비밀글 허용', '작성자가 비밀글로 바꿀 수 있는지 정합니다. 보통 게시판 설정을 연결합니다.'],
  }),
  ask: labelled(bindable(z.string()).optional(), {
    en: ['Open dialog', 'Which dialog is open for visitors without scripts: bind query.ask.'],
    ko: ['열린 창', '스크립트를 쓸 수 없는 방문자에게 어떤 창을 열지 정합니다. query.ask를 연결하세요.'],
    examples: [{ $bind: 'query.ask' }],
  }),
  done: labelled(bindable(z.string()).optional(), sharedLabels.done),
  variant: labelled(z.enum(['plain', 'centered']).default('plain'), {
    en: ['Layout', 'Text at the left edge, or centered.'],
    ko: ['모양', 'plain은 왼쪽 정렬, centered는 가운데 정렬입니다.'],
  }),
});

export const meta: BlockMeta = {
  label: { ko: '고객 글', en: 'Customer article', ja: 'お客様の投稿', zh: '客户文章' },
  description: {
    en: "A visitor's article, to read, unlock, edit and delete; owns the h1.",
    ko: '방문자가 쓴 글을 읽고 열고 수정하고 삭제합니다. 페이지의 큰 제목(h1)을 맡습니다.',
  },
  keywords: 'review question answer 후기 질문 답변 口コミ 質問 回答 评价 提问 回复',
  category: 'board',
  version: 1,
  hydrate: 'never',
  sources: ['customer-board'],
  sourceRequired: true,
  slots: {},
  provides: ['heading'],
};
