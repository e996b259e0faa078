import { sql } from 'kysely';
import type { AnyDatabase } from './columns.ts';

/** When operators canceled a reservation, which leaves the open ones of their inbox. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('reservations').addColumn('canceled_at', 'bigint').execute();
  await sql`drop index reservations_inbox`.execute(db);
  await sql`create index reservations_inbox on reservations
    (partner_id, (is_confirmed = 1 or canceled_at is not null), starts_at desc, id desc)`.execute(db);
}
