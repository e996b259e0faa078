import type { Database } from './open.ts';

/** Ids below this one are left to content files, so that a new seed never meets what a visitor wrote. */
export const firstOwnId = 10_000;

/**
 * The next number of a partner's counter. Numbers are never given twice, not even after a deletion, and one
 * partner's numbers say nothing about another's.
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
