import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '#server/backend/context/context.ts';
import { textsOf } from './content.ts';
import type { StoredProduct } from './read-products.ts';

/** What a treatment is related to: the ones it names, in its order, and the categories that it is filed under. */
export type Relations = { productIds: number[]; categoryIds: number[] };

/** The relations of a treatment; none where there is no such treatment. */
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

/** Sorts the treatments that are named before all others, in the order in which they are named. */
export function namedFirst({ productIds }: Relations): RawBuilder<number> {
  // A bare number would name the first column.
  if (productIds.length === 0) return sql<number>`(1 + 0)`;
  const ranks = productIds.map((id, rank) => sql`when ${id} then ${sql.lit(rank)}`);
  return sql<number>`case products.id ${sql.join(ranks, sql` `)} else ${sql.lit(productIds.length)} end`;
}
