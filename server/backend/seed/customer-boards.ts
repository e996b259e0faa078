import { firstOwnId } from '../database/counters.ts';
import { flag } from '../database/tables.ts';
import { columnsOf } from '../resources/write-customer-boards.ts';
import { hashDemoPassword } from '../security/passwords.ts';
import { insertAll } from './insert-all.ts';
import type { Seeding } from './seeding.ts';

/** Replaces the visitors' articles of the demo content. Articles of real visitors stay. */
export async function seedCustomerArticles({ db, partnerId, content }: Seeding): Promise<void> {
  const rows = content['customer-boards'].rows;
  const tooHigh = rows.find((article) => article.id >= firstOwnId);
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
