import { firstOwnId } from '../database/counters.ts';
import type { Database } from '../database/open.ts';
import { flag } from '../database/tables.ts';
import { columnsOf } from '../resources/write-customer-boards.ts';
import { hashDemoPassword } from '../security/passwords.ts';
import { insertAll } from './insert-all.ts';
import type { Seeding } from './seeding.ts';

/**
 * Replaces the articles of the content files. Visitors' articles stay, and so do articles of the files that operators
 * or their authors changed. Deleted ones do not return. Those whose board operators deleted are left
 * out.
 * @throws Error if an id of the files is one of those for visitors' articles
 */
export async function seedCustomerArticles({ db, partnerId, content }: Seeding): Promise<void> {
  const written = content['customer-boards'].rows;
  const tooHigh = written.find((article) => article.id >= firstOwnId);
  if (tooHigh) {
    throw new Error(
      `[seed] customer-boards.json: id ${tooHigh.id} is too high. Ids from ${firstOwnId} on are given to visitors' articles.`,
    );
  }
  await db
    .deleteFrom('customerArticles')
    .where('partnerId', '=', partnerId)
    .where('isSeeded', '=', 1)
    .execute();
  const owned = await ownedIds(db, partnerId);
  const boards = new Set(content['customer-boards'].types.map(({ id }) => id));
  const rows = written.filter(({ id, boardTypeId }) => !owned.has(id) && boards.has(boardTypeId));

  // Hashing is slow, and demo articles share their passwords.
  const hashes = new Map<string, string>();
  for (const { password } of rows) {
    if (!hashes.has(password)) hashes.set(password, await hashDemoPassword(password));
  }
  await insertAll(
    db,
    'customerArticles',
    rows.map((article) => ({
      partnerId,
      id: article.id,
      boardTypeId: article.boardTypeId,
      languageCode: article.languageCode,
      passwordHash: hashes.get(article.password) as string,
      isPinned: flag(article.isPinned),
      isAnswered: flag(article.answer !== undefined),
      // Visitors' questions of the files that are pinned have an answer.
      isByClinic: flag(article.isPinned && !article.isPrivate && article.answer === undefined),
      isSeeded: 1,
      createdAt: Date.parse(article.createdAt),
      updatedAt: Date.parse(article.createdAt),
      ...columnsOf(article),
      isPrivate: flag(article.isPrivate),
    })),
  );
  const answers = rows.flatMap(({ id, answer }) =>
    answer === undefined
      ? []
      : [
          {
            partnerId,
            articleId: id,
            content: answer.content,
            name: answer.name ?? null,
            createdAt: Date.parse(answer.createdAt),
          },
        ],
  );
  await insertAll(db, 'customerAnswers', answers);
}

/** Ids of the articles that are no longer the files': changed or deleted ones. @param db a transaction */
async function ownedIds(db: Database, partnerId: number): Promise<Set<number>> {
  const changed = await db
    .selectFrom('customerArticles')
    .where('partnerId', '=', partnerId)
    .where('id', '<', firstOwnId)
    .select('id')
    .execute();
  const gone = await db.selectFrom('goneArticles').where('partnerId', '=', partnerId).select('id').execute();
  return new Set([...changed, ...gone].map(({ id }) => id));
}
