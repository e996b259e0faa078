import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { storable } from '../database/search.ts';
import { readEntry } from './content.ts';

/** Returns the head data of a page of the site; all nulls if it has none. */
export async function page(context: CallContext, params: CallParams<'page'>): Promise<CallResponse<'page'>> {
  const { partner, languageCode } = context;
  const path = storable(params.path).replace(/(?<=.)\/+$/, '');
  const known = await context.db
    .selectFrom('pages')
    .where('partnerId', '=', partner.id)
    .where('path', '=', path)
    .select('id')
    .executeTakeFirst();
  if (known) return { row: await readEntry(context, 'page', known.id, 'NOT_FOUND') };
  return {
    row: {
      partnerId: partner.id,
      path,
      languageCode,
      pageTitle: null,
      pageDescription: null,
      pageImage: null,
      pageKeywords: [],
      metaImage: null,
      isCdnFavicon: partner.isCdnFavicon,
      content: null,
    },
  };
}
