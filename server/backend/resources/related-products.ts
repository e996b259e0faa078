import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#server/backend/context/context.ts';
import { textsOf } from './content.ts';
import type { StoredProduct } from './read-products.ts';

/** The treatments that a treatment names, in order, and its categories. */
type Relations = { productIds: number[]; categoryIds: number[] };

/** The relations of a treatment; empty if it does not exist. */
export async function relationsOf(context: CallContext, productId: number): Promise<Relations> {
  const text = await textsOf(context, 'product')
    .where('entryId', '=', productId)
    .select(['row', 'detail'])
    .executeTakeFirst();
  if (!text) return { productIds: [], categoryIds: [] };
  const { categoryIds } = JSON.parse(text.row) as Pick<StoredProduct, 'categoryIds'>;
  const { relatedProductIds } = JSON.parse(text.detail ?? '{}') as Partial<StoredProduct>;
  return { productIds: relatedProductIds ?? [], categoryIds };
}

/** Sorts explicitly related treatments before all others, in their given order. */
export function orderExplicitlyRelatedFirst({ productIds }: Relations): RawBuilder<number> {
  // SQL reads a bare number in ORDER BY as a column position.
  if (productIds.length === 0) return sql<number>`(1 + 0)`;
  const ranks = productIds.map((id, rank) => sql`when ${id} then ${sql.lit(rank)}`);
  return sql<number>`case products.id ${sql.join(ranks, sql` `)} else ${sql.lit(productIds.length)} end`;
}
