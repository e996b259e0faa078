import { z } from 'zod';
import { labeled } from '../labeled.ts';
import { htmlText, id, isoDateTime, languageCode, maybe } from '../primitives.ts';
import { articlePassword, boardArticleForm } from '../site/board-article.ts';
import { consent } from '../site/consent.ts';
import {
  contentLanguage,
  idParam,
  keywordParam,
  languageParams,
  listOf,
  one,
  pagingParams,
} from './common.ts';
import { paramLabels } from './param-labels.ts';

const hidden = 'null for a private article, even if a backend sends it.';

const row = z.object({
  id,
  boardTypeId: id,
  languageCode: contentLanguage.describe('The language that the visitor wrote in.'),
  title: maybe(z.string()).describe(hidden),
  name: maybe(z.string()).describe(`Masked (김**), because it is public; ${hidden}`),
  isPrivate: z.boolean(),
  isPinned: z.boolean(),
  isAnswered: z.boolean(),
  isNotice: z
    .boolean()
    .default(false)
    .describe(
      'A public notice that the clinic itself wrote, so it awaits no answer. Never an article of a visitor.',
    ),
  createdAt: maybe(isoDateTime).describe(hidden),
  updatedAt: maybe(isoDateTime).describe(hidden),
});

/** The fields of a private article that are hidden without its password. */
const nothing = { title: null, name: null, createdAt: null, updatedAt: null } as const;

/** An article of a visitor in a list. */
export const customerBoardRow = row.overwrite((article) =>
  article.isPrivate ? { ...article, ...nothing } : article,
);
export type CustomerBoardRow = z.infer<typeof customerBoardRow>;

/** `languageCode` applies only to messages: articles in every language are listed. */
export const customerBoardsParams = labeled(
  z.object({
    ...languageParams,
    ...pagingParams,
    boardTypeId: labeled(idParam, paramLabels.boardTypeId),
    keyword: labeled(keywordParam, {
      en: ['Keyword', 'Searched in title and content of public articles.'],
      ko: ['검색어', '공개 글의 제목과 내용에서 찾습니다.'],
      examples: ['예약'],
    }),
  }),
  {
    en: ['Articles of visitors', 'Articles that visitors wrote, pinned ones first.'],
    ko: ['고객 글 목록', '방문자가 쓴 글을 고정 글부터 불러옵니다.'],
  },
);

/** Pinned ones first, then the newest. */
export const customerBoardsResponse = listOf(customerBoardRow);
export type CustomerBoardsResponse = z.infer<typeof customerBoardsResponse>;

export const customerBoardAnswer = z.object({
  content: htmlText,
  name: maybe(z.string()),
  createdAt: isoDateTime,
});
export type CustomerBoardAnswer = z.infer<typeof customerBoardAnswer>;

/** The previous or next article on the board. Without `isPrivate` it counts as private. */
export const customerBoardNeighbor = z
  .object({
    id,
    languageCode: contentLanguage.optional(),
    title: maybe(z.string()).describe(hidden),
    isPrivate: z.boolean().default(true),
  })
  .overwrite((article) => (article.isPrivate ? { ...article, title: null } : article));

const detail = row.extend({
  isLocked: z.boolean(),
  content: maybe(z.string()).describe('Plain text.'),
  answer: maybe(customerBoardAnswer),
  prev: maybe(customerBoardNeighbor),
  next: maybe(customerBoardNeighbor),
});

/** The public view of an article: a private one is locked, without texts, author and dates. */
export const customerBoardDetail = detail.overwrite((article) =>
  article.isPrivate ? { ...article, ...nothing, isLocked: true, content: null, answer: null } : article,
);
export type CustomerBoardDetail = z.infer<typeof customerBoardDetail>;

/** With `boardTypeId`: 404 unless the article is on that board. */
export const customerBoardParams = labeled(
  z.object({
    id: labeled(idParam, paramLabels.articleId),
    boardTypeId: labeled(idParam.optional(), paramLabels.boardTypeId),
    ...languageParams,
  }),
  {
    en: ['Article of a visitor', 'One article that a visitor wrote; a private one is locked.'],
    ko: ['고객 글', '방문자가 쓴 글 하나를 불러옵니다. 비밀글은 잠겨 있습니다.'],
  },
);

export const customerBoardResponse = one(customerBoardDetail);
export type CustomerBoardResponse = z.infer<typeof customerBoardResponse>;

/** An article as its author sees it, unmasked, for editing. Works for public articles too. */
export const customerBoardOwnDetail = detail.extend({
  title: z.string(),
  name: z.string(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
  phoneNumber: maybe(z.string()),
  email: maybe(z.string()),
});
export type CustomerBoardOwnDetail = z.infer<typeof customerBoardOwnDetail>;

export const customerBoardPasswordBody = z.object({ password: articlePassword });
export type CustomerBoardPasswordBody = z.infer<typeof customerBoardPasswordBody>;

export const customerBoardPrivateResponse = one(customerBoardOwnDetail);

export const customerBoardCreateParams = z.object({ ...languageParams });

export const customerBoardCreateBody = boardArticleForm.extend({ boardTypeId: id, languageCode, consent });
export type CustomerBoardCreateBody = z.infer<typeof customerBoardCreateBody>;

/** The password is the one that the article was registered with; it cannot be changed. */
export const customerBoardUpdateBody = boardArticleForm;
export type CustomerBoardUpdateBody = z.infer<typeof customerBoardUpdateBody>;

/** Which article was written, changed or deleted. */
export const customerBoardWriteResponse = one(z.object({ id, boardTypeId: id }));
export type CustomerBoardWriteResponse = z.infer<typeof customerBoardWriteResponse>;
