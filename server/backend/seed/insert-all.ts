import type { Insertable } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { createRequestYielder } from './yield-to-requests.ts';

/** Inserts rows in batches that both engines accept. */
export async function insertAll<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const yieldToRequests = createRequestYielder();
  for (let start = 0; start < rows.length; start += 200) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + 200))
      .execute();
    await yieldToRequests();
  }
}
