import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { htmlText, id, isoDateTime, languageCode } from '../primitives.ts';
import { boardArticleForm } from '../site/board-article.ts';
import { boardTypeContent } from './boards.ts';
import { rowsOf, schemaLine } from './common.ts';

/** A board with articles of visitors. */
export const customerBoardTypeContent = boardTypeContent.omit({ view: true }).extend({
  isPrivateAllowed: labeled(z.boolean().default(true), {
    en: [
      'Allow private articles',
      'Visitors may write articles that only they and the clinic can read. Those already written stay private if you switch this off.',
    ],
    ko: [
      '비밀글 허용',
      '작성자와 병원만 볼 수 있는 글을 쓸 수 있습니다. 꺼도 이미 작성된 비밀글은 그대로 비밀글로 남습니다.',
    ],
  }),
});

/** An article in the language its visitor used. The password is hashed when it is seeded. */
const customerArticleContent = z.strictObject({
  ...boardArticleForm.shape,
  isPrivate: z.boolean().default(false),
  id,
  boardTypeId: id,
  languageCode,
  isPinned: z.boolean().default(false),
  createdAt: isoDateTime,
  answer: z
    .strictObject({ content: htmlText, name: z.string().optional(), createdAt: isoDateTime })
    .optional(),
});

export const customerBoardsFile = z.strictObject({
  ...schemaLine,
  types: rowsOf(customerBoardTypeContent),
  rows: rowsOf(customerArticleContent),
});
