import { type AnyDatabase, indexOf } from './columns.ts';

/** Finds the prices of running events without scanning past events' prices. */
export async function up(db: AnyDatabase): Promise<void> {
  await indexOf(db, 'event_prices', 'event_id', 'product_id', 'price');
}
