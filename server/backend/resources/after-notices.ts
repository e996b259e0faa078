import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { idsWith, pageOf, withRows } from './content.ts';

/** Lists aftercare instructions for all treatments or one. */
export async function afterNotices(
  context: CallContext,
  params: CallParams<'afterNotices'>,
): Promise<CallResponse<'afterNotices'>> {
  const { db, partner } = context;
  const matching = idsWith(context, 'afterNotice', params.keyword);
  let found = db.selectFrom('afterNotices').where('partnerId', '=', partner.id);
  if (matching) found = found.where('id', 'in', matching);
  if (params.productId !== undefined) {
    const about = db
      .selectFrom('afterNoticeProducts')
      .where('partnerId', '=', partner.id)
      .where('productId', '=', params.productId)
      .select('afterNoticeId');
    found = found.where('id', 'in', about);
  }
  const page = await pageOf(found, (query) => query.select('id').orderBy('weight').orderBy('id'), params);
  return withRows(context, 'afterNotice', page);
}
