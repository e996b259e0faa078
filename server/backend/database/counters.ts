import type { Database } from './open.ts';

/** Lower ids are reserved for content files, so that reseeding never collides with visitors' entries. */
export const firstOwnId = 10_000;

/**
 * Returns the next number of a partner's counter. Numbers are never reused, not even after a deletion, and one
 * partner's numbers reveal nothing about another's.
 */
export async function nextNumber(db: Database, partnerId: number, name: string, first = 1): Promise<number> {
  const { value } = await db
    .insertInto('counters')
    .values({ partnerId, name, value: first })
    .onConflict((conflict) =>
      conflict.columns(['partnerId', 'name']).doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
