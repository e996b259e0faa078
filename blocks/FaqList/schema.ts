import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { headingFields } from '#schemas/layout/parts.ts';
import { tone } from '#schemas/layout/shared-choices.ts';
import { sharedLabels } from '#schemas/layout/shared-labels.ts';

/** Chips filter by the query parameter `categoryId`, which the source's params bind. */
export const schema = z.strictObject({
  ...headingFields,
  basePath: labeled(z.string().startsWith('/').default('/cscenter/faq'), {
    en: ['Page of all questions', 'Page with all questions. The categories link there.'],
    ko: ['전체 질문 페이지', '모든 질문이 있는 페이지입니다. 분류 링크가 이 페이지로 연결됩니다.'],
  }),
  showCategories: labeled(z.boolean().default(true), {
    en: ['Categories', 'Shows the categories as links that filter the questions.'],
    ko: ['분류 표시', '질문을 분류별로 거르는 링크를 보여 줍니다.'],
  }),
  paging: labeled(z.boolean().default(false), sharedLabels.paging),
  variant: labeled(
    choice({
      plain: ['Rows', '줄 목록'],
      cards: ['Cards', '카드'],
      split: ['Heading at the side', '제목을 옆에'],
    }).default('plain'),
    sharedLabels.look,
  ),
  tone: labeled(tone.default('plain'), sharedLabels.tone),
});

export const meta = {
  label: { ko: '자주 묻는 질문', en: 'FAQ list', ja: 'よくあるご質問', zh: '常见问题' },
  description: {
    en: 'Expandable questions and answers, by category.',
    ko: '펼쳐 보는 질문과 답변을 분류별로 보여 줍니다.',
  },
  keywords: 'questions answers help accordion 질문 답변 도움말 質問 回答 問答 问答 帮助',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: ['faqs'],
  sourceRequired: true,
  slots: {},
} as const satisfies BlockMeta;
