import { sql } from 'kysely';
import type { CallParams } from '#schemas/api/calls.ts';
import type {
  CustomerBoardCreateBody,
  CustomerBoardPasswordBody,
  CustomerBoardUpdateBody,
  CustomerBoardWriteResponse,
} from '#schemas/api/notice-customer-boards.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { Refusal } from '#server/backend/context/refusal.ts';
import { firstOwnId, nextNumber } from '../database/counters.ts';
import { searchable, storable } from '../database/search.ts';
import { type Flag, flag } from '../database/tables.ts';
import { notifyOperators } from '../outbox/enqueue.ts';
import { hashArticlePassword } from '../security/article-passwords.ts';
import {
  answeredBefore,
  fingerprintOf,
  forgetAnswer,
  once,
  type RepeatableWrite,
} from '../security/idempotency.ts';
import { assertMayWrite, countWrite, type WriteLimit } from '../security/write-counts.ts';
import { verifyArticlePassword } from './article-password.ts';
import { recordConsent } from './consents.ts';
import { findArticle } from './customer-article.ts';
import { recordGoneArticles } from './gone-articles.ts';
import { assertCustomerBoard } from './notice-customer-boards.ts';

type Written = CustomerBoardWriteResponse;

/** Articles that one IP address may write on all boards of a partner. */
const limit: WriteLimit = { kind: 'article', most: { hour: 20, day: 60 }, code: 'ARTICLE_TOO_MANY' };

/**
 * Writes an article.
 * @throws Refusal 429 with `retry-after` if the network has written too many, or while too many passwords are being hashed
 */
export async function customerBoardCreate(
  context: CallContext,
  _params: CallParams<'customerBoardCreate'>,
  { password, consent, ...article }: CustomerBoardCreateBody,
): Promise<Written> {
  const { db, partner, now } = context;
  const { boardTypeId, languageCode } = article;
  const board = await assertCustomerBoard(context, boardTypeId);
  assertPrivacyAllowed(article, board);
  const write = repeatable(context, 'create', article);
  const before = await answeredBefore<Written>(db, write);
  if (before) return before;
  const agreed = await recordConsent(context, { form: 'article', locale: languageCode, consent });
  // Hashing is the dear part: a network that has written too many is refused before.
  const writer = { partnerId: partner.id, address: context.address, now };
  await assertMayWrite(db, writer, limit);
  const passwordHash = await hashArticlePassword(password);
  return once(db, write, async (transaction) => {
    const id = await nextNumber(transaction, partner.id, 'customerArticle', firstOwnId);
    // An operator may have deleted the board since then; from here on nobody can (server/backend/operator/content).
    await assertCustomerBoard({ ...context, db: transaction }, boardTypeId);
    await countWrite(transaction, writer, limit);
    const state = { isPinned: 0, isAnswered: 0, isSeeded: 0, createdAt: now, updatedAt: now } as const;
    await transaction
      .insertInto('customerArticles')
      .values({
        partnerId: partner.id,
        id,
        boardTypeId,
        languageCode,
        passwordHash,
        ...state,
        ...agreed,
        ...columnsOf(article),
        isPrivate: flag(article.isPrivate ?? board.isPrivateAllowed),
      })
      .execute();
    await notifyOperators(transaction, { partnerId: partner.id, topic: 'articles', now });
    return { row: { id, boardTypeId } };
  });
}

/** Changes an article, given its password. */
export async function customerBoardUpdate(
  context: CallContext,
  place: CallParams<'customerBoardUpdate'>,
  { password, ...article }: CustomerBoardUpdateBody,
): Promise<Written> {
  const { db, partner, now } = context;
  const { id } = place;
  const write = repeatable(context, `update ${id}`, article);
  const before = await answeredBefore<Written>(db, write);
  if (before) return before;
  await verifyArticlePassword(context, place, password);
  const { boardTypeId, isPrivate } = await findArticle(context, place);
  const board = await assertCustomerBoard(context, boardTypeId);
  // A private article stays private on any board: hidden ones, and those written while the board allowed it.
  if (isPrivate !== 1) assertPrivacyAllowed(article, board);
  return once(db, write, async (transaction) => {
    await transaction
      .updateTable('customerArticles')
      .set({
        ...columnsOf(article),
        ...(article.isPrivate !== undefined && privacyColumns(flag(article.isPrivate))),
        isSeeded: 0,
        updatedAt: now,
      })
      .where('partnerId', '=', partner.id)
      .where('id', '=', id)
      .execute();
    return { row: { id, boardTypeId } };
  });
}

/** Deletes an article and its answer, given its password. */
export async function customerBoardDelete(
  context: CallContext,
  place: CallParams<'customerBoardDelete'>,
  { password }: CustomerBoardPasswordBody,
): Promise<Written> {
  const { db, partner } = context;
  const { id } = place;
  const write = repeatable(context, `delete ${id}`, {});
  const before = await answeredBefore<Written>(db, write);
  if (before) return before;
  await verifyArticlePassword(context, place, password);
  const { boardTypeId } = await findArticle(context, place);
  return once(db, write, async (transaction) => {
    await transaction
      .deleteFrom('customerArticles')
      .where('partnerId', '=', partner.id)
      .where('id', '=', id)
      .execute();
    await recordGoneArticles(transaction, partner.id, [id]);
    const answer = { row: { id, boardTypeId } };
    await forgetAnswer(transaction, partner.id, answer);
    return answer;
  });
}

type ArticleText = Omit<CustomerBoardUpdateBody, 'password' | 'isPrivate'>;

/** The columns that hold a visitor's texts. */
export function columnsOf({ name, title, content, phoneNumber, email }: ArticleText) {
  return {
    name: storable(name),
    title: storable(title),
    content: storable(content),
    phoneNumber: phoneNumber && storable(phoneNumber),
    email: email && storable(email),
    searchTitle: searchable([title]),
    searchContent: searchable([content]),
  };
}

function repeatable(
  { partner, idempotencyKey: key, now }: CallContext,
  call: string,
  content: Record<string, unknown>,
): RepeatableWrite {
  return { partnerId: partner.id, key, fingerprint: fingerprintOf(call, content), now };
}

/**
 * An author's choice, of which the database decides what it changes: the clinic may hide the article at the same time. A
 * hidden one stays private; once the clinic shows it again, the author's latest choice counts.
 */
const privacyColumns = (chosen: Flag) => ({
  isPrivate: sql<Flag>`case when is_hidden = 1 then 1 else ${sql.lit(chosen)} end`,
  isPrivateByAuthor: sql<Flag | null>`case when is_hidden = 1 then ${sql.lit(chosen)} else is_private_by_author end`,
});

/** @throws Refusal 400 for a private article on a board that allows none */
function assertPrivacyAllowed(
  { isPrivate }: { isPrivate?: boolean | undefined },
  { isPrivateAllowed }: { isPrivateAllowed: boolean },
): void {
  if (isPrivate && !isPrivateAllowed) throw new Refusal(400, 'ARTICLE_PRIVATE_NOT_ALLOWED');
}
