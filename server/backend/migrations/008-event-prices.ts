import { type AnyDatabase, indexOf } from './columns.ts';

/** The prices of the events that run, without walking through those of all that ended. */
export async function up(db: AnyDatabase): Promise<void> {
  await indexOf(db, 'event_prices', 'event_id', 'product_id', 'price');
}
