import type { CallContext } from '#server/backend/context/context.ts';
import { notFound, Refusal } from '#server/backend/context/refusal.ts';
import { articlePasswordMatches } from '../security/article-passwords.ts';
import { articleGuess } from '../security/guess-budgets.ts';
import { countGuess, returnGuess } from '../security/guesses.ts';
import type { ArticlePlace } from './customer-article.ts';

/**
 * Verifies the password of an article (SPEC section 5).
 * @throws Refusal 404 if there is no such article, 400 if the password is wrong, 429 after too many wrong ones for this
 * article or from this IP address, or while too many passwords are being hashed
 */
export async function verifyArticlePassword(
  context: CallContext,
  { id, boardTypeId }: ArticlePlace,
  password: string,
): Promise<void> {
  const { db, partner, address, knownDevice, now } = context;
  const article = await db
    .selectFrom('customerArticles')
    .where('partnerId', '=', partner.id)
    .where('id', '=', id)
    .select(['passwordHash', 'boardTypeId'])
    .executeTakeFirst();
  if (!article || (boardTypeId ?? article.boardTypeId) !== article.boardTypeId)
    throw notFound('ARTICLE_NOT_FOUND');
  const guess = articleGuess({ partnerId: partner.id, articleId: id, address, knownDevice });
  await countGuess(db, guess, now);
  // 401 and 403 would log the visitor out (SPEC section 6).
  if (!(await articlePasswordMatches(article.passwordHash, password)))
    throw new Refusal(400, 'ARTICLE_PASSWORD_WRONG');
  await returnGuess(db, guess);
}
