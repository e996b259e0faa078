import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { htmlText, id, isoDateTime, languageCode, localized } from '../primitives.ts';
import { boardArticleForm } from '../site/board-article.ts';
import { rowsOf, schemaLine } from './common.ts';

/** A board with articles of visitors. */
export const customerBoardTypeContent = z.strictObject({
  id: id.describe('Unique across boards and customer-boards.'),
  name: labeled(localized, {
    en: ['Name', 'Shown above the articles of the board. Links in the menu have their own text.'],
    ko: ['이름', '게시판 글 위에 표시됩니다. 메뉴에 표시되는 이름은 메뉴에서 따로 정합니다.'],
  }),
  description: labeled(localized.optional(), {
    en: ['Description', 'Under the name of the board. Empty leaves it out.'],
    ko: ['설명', '게시판 이름 아래에 표시됩니다. 비워 두면 표시되지 않습니다.'],
  }),
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
