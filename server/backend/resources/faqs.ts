import type { SelectQueryBuilder } from 'kysely';
import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { FaqCategory } from '#schemas/api/faqs.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import type { Tables } from '../database/tables.ts';
import { foundPageOf, idsWith, pageOf, readEntry, readRows, withRows } from './content.ts';

/** Lists FAQs in order, with every category whatever the filter. */
export async function faqs(context: CallContext, params: CallParams<'faqs'>): Promise<CallResponse<'faqs'>> {
  const { db, partner } = context;
  const matching = idsWith(context, 'faq', params.keyword);
  let found = db.selectFrom('faqs').where('partnerId', '=', partner.id);
  if (params.categoryId !== undefined) found = found.where('categoryId', '=', params.categoryId);
  if (matching) found = found.where('id', 'in', matching);
  const ordered = (query: SelectQueryBuilder<Tables, 'faqs', unknown>) =>
    query.select('id').orderBy('weight').orderBy('id');
  const page = matching ? await foundPageOf(ordered(found), params) : await pageOf(found, ordered, params);
  const listed = await withRows<CallResponse<'faqs'>['rows'][number]>(context, 'faq', page);
  const categories = await db
    .selectFrom('faqCategories')
    .where('partnerId', '=', partner.id)
    .orderBy('weight')
    .orderBy('id')
    .select('id')
    .execute();
  const ids = categories.map((category) => category.id);
  return { ...listed, categories: await readRows<FaqCategory>(context, 'faqCategory', ids) };
}

export async function faq(context: CallContext, { id }: CallParams<'faq'>): Promise<CallResponse<'faq'>> {
  return { row: await readEntry(context, 'faq', id, 'FAQ_NOT_FOUND') };
}
