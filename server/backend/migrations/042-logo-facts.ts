import { sql } from 'kysely';
import type { AnyDatabase } from './columns.ts';

/** Moves the logo of stored partner files to the facts, which operators can change. */
export async function up(db: AnyDatabase): Promise<void> {
  const { rows } = await sql<{ partnerId: number; entry: string }>`select partner_id as "partnerId", entry
    from content_entries where list = 'partner'`.execute(db);
  for (const { partnerId, entry } of rows) {
    const { logo, ...file } = JSON.parse(entry);
    if (logo === undefined) continue;
    const address = /[/:]/.test(logo) ? logo : `/files/${file.code}/${logo}.webp`;
    const moved = JSON.stringify({ ...file, partner: { logo: address, ...file.partner } });
    await sql`update content_entries set entry = ${moved} where partner_id = ${partnerId} and list = 'partner'`.execute(
      db,
    );
  }
}
