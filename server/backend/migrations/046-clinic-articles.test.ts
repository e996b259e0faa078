import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';

test('pinned articles of the files are the clinic’s, but none that an operator pinned or a visitor wrote', async () => {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.destroy());
  await migrate(db, ':memory:', '045-advertised-options');
  await sql`insert into partners (id, code, main_language, languages, time_zone, origin, hides_default_options,
    is_cdn_favicon, created_at) values (1, 'han', 'ko', '["ko"]', 'Asia/Seoul', 'http://han', 0, 0, 0)`.execute(
    db,
  );
  const article = (id: number, more: { pinned?: 0 | 1; answered?: 0 | 1; hidden?: 0 | 1 } = {}) =>
    sql`insert into customer_articles (partner_id, id, board_type_id, language_code, title, name, content,
      password_hash, is_private, is_private_by_author, is_pinned, is_answered, is_seeded, is_hidden, search_title,
      search_content, created_at, updated_at) values (1, ${id}, 11, 'ko', '', '', '', '', ${more.hidden ?? 0},
      ${more.hidden ? 0 : null}, ${more.pinned ?? 0}, ${more.answered ?? 0}, 0, ${more.hidden ?? 0}, '', '', 5, 5)`.execute(
      db,
    );
  await article(1, { pinned: 1 });
  await article(2, { pinned: 1 });
  await article(3);
  await article(4);
  await article(5, { pinned: 1, answered: 1 });
  await article(6, { pinned: 1, hidden: 1 });
  await article(10_000, { pinned: 1 });
  const moderated = (id: number, before: object) =>
    sql`insert into audit_log (partner_id, action, target, at, operator, before)
      values (1, 'moderateArticle', ${`article ${id}`}, 7, 'Kim', ${JSON.stringify(before)})`.execute(db);
  await moderated(2, { isPinned: false, isHidden: false });
  await moderated(3, { isPinned: true, isHidden: false });
  await moderated(3, { isPinned: false, isHidden: false });
  await moderated(6, { isPinned: true, isHidden: false });
  await migrate(db, ':memory:');
  const own = await db
    .selectFrom('customerArticles')
    .where('isByClinic', '=', 1)
    .select('id')
    .orderBy('id')
    .execute();
  expect(own.map(({ id }) => id)).toEqual([1, 3, 6]);
});
