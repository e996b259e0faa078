import { z } from 'zod';
import { blankAsNull, optionalPhone, requiredText } from './typed-text.ts';

/** Codes of the form's messages (SPEC section 5); each catalog turns them into the visitor's language. */
export const articleMessages = {
  passwordRequired: 'ARTICLE_PASSWORD_REQUIRED',
  passwordTooShort: 'ARTICLE_PASSWORD_TOO_SHORT',
  nameRequired: 'ARTICLE_NAME_REQUIRED',
  titleRequired: 'ARTICLE_TITLE_REQUIRED',
  contentRequired: 'ARTICLE_CONTENT_REQUIRED',
} as const;

export const minimumArticlePassword = 4;

/** The password that protects an article. It is compared as typed, so blanks around it stay. */
export const articlePassword = z
  .string({ error: ({ code }) => (code === 'invalid_type' ? articleMessages.passwordRequired : undefined) })
  .min(1, { error: articleMessages.passwordRequired, abort: true })
  .min(minimumArticlePassword, articleMessages.passwordTooShort)
  .max(128)
  .describe('At least 4 characters; never stored or logged in clear.');

/** What a visitor writes. Content is plain text, never markup. */
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
    .describe('Left out: as private as the board allows, or as it was before.'),
});
