import { type AnyDatabase, entryTable } from './columns.ts';

/** Exhibitions that were removed: they answer 410. */
export async function up(db: AnyDatabase): Promise<void> {
  await entryTable(db, 'gone_exhibitions').execute();
}
