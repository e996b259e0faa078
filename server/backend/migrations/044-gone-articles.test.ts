import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';

test('articles of the files that were hidden, pinned, answered or changed before are no longer replaced', async () => {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.destroy());
  await migrate(db, ':memory:', '043-cancellations');
  await sql`insert into partners (id, code, main_language, languages, time_zone, origin, hides_default_options,
    is_cdn_favicon, created_at) values (1, 'han', 'ko', '["ko"]', 'Asia/Seoul', 'http://han', 0, 0, 0)`.execute(
    db,
  );
  const articles = [
    { id: 1, hidden: 0, updatedAt: 5 },
    { id: 2, hidden: 1, updatedAt: 5 },
    { id: 3, hidden: 0, updatedAt: 6 },
    { id: 4, hidden: 0, updatedAt: 5 },
    { id: 5, hidden: 0, updatedAt: 5 },
    { id: 6, hidden: 0, updatedAt: 5 },
  ];
  for (const { id, hidden, updatedAt } of articles)
    await sql`insert into customer_articles (partner_id, id, board_type_id, language_code, title, name, content,
      password_hash, is_private, is_pinned, is_answered, is_seeded, is_hidden, search_title, search_content, created_at,
      updated_at) values (1, ${id}, 11, 'ko', '', '', '', '', 0, 0, 0, 1, ${hidden}, '', '', 5, ${updatedAt})`.execute(
      db,
    );
  await sql`insert into audit_log (partner_id, action, target, at, operator)
    values (1, 'moderateArticle', 'article 4', 7, 'Kim')`.execute(db);
  // An answer from the command line, which the log does not name, and one of the file.
  for (const [id, at] of [
    [5, 7_001],
    [6, 7_000],
  ] as const)
    await sql`insert into customer_answers (partner_id, article_id, content, name, created_at)
      values (1, ${id}, '', null, ${at})`.execute(db);
  await migrate(db, ':memory:');
  const after = await db.selectFrom('customerArticles').select(['id', 'isSeeded']).orderBy('id').execute();
  expect(after.map(({ id, isSeeded }) => [id, isSeeded])).toEqual([
    [1, 1],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 0],
    [6, 1],
  ]);
});
