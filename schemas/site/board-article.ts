import { z } from 'zod';
import { blankAsNull, optionalPhone, requiredText } from './typed-text.ts';

/** Message codes of the form (SPEC section 5), which each catalog translates. */
const articleMessages = {
  passwordRequired: 'ARTICLE_PASSWORD_REQUIRED',
  passwordTooShort: 'ARTICLE_PASSWORD_TOO_SHORT',
  nameRequired: 'ARTICLE_NAME_REQUIRED',
  titleRequired: 'ARTICLE_TITLE_REQUIRED',
  contentRequired: 'ARTICLE_CONTENT_REQUIRED',
} as const;

const minimumArticlePassword = 4;

/** The password that protects an article. It is compared as typed, so it is not trimmed. */
export const articlePassword = z
  .string({ error: ({ code }) => (code === 'invalid_type' ? articleMessages.passwordRequired : undefined) })
  .min(1, { error: articleMessages.passwordRequired, abort: true })
  .min(minimumArticlePassword, articleMessages.passwordTooShort)
  .max(128)
  .describe('At least 4 characters; never stored or logged in plain text.');

/** A visitor's article. The content is plain text, never markup. */
export const boardArticleForm = z.object({
  name: requiredText(articleMessages.nameRequired, 60),
  password: articlePassword,
  phoneNumber: optionalPhone,
  email: z.preprocess(blankAsNull, z.email().max(200).nullable().default(null)),
  title: requiredText(articleMessages.titleRequired, 200),
  content: requiredText(articleMessages.contentRequired, 20_000),
  isPrivate: z
    .boolean()
    .optional()
    .describe('If omitted: private if the board allows it, or unchanged for an existing article.'),
});
