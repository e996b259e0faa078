import type { CallParams, CallResponse } from '#schemas/api/calls.ts';
import type { ConversionCreateBody } from '#schemas/api/conversions.ts';
import type { InfoRow } from '#schemas/api/info.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { sendToMeta } from '../conversions/meta-conversions.ts';
import { countWrite, type WriteLimit } from '../security/write-counts.ts';
import { readEntry } from './content.ts';

/** Conversions per IP address, which a family, a hotel or an office may share. */
const limit: WriteLimit = { kind: 'conversion', most: { hour: 60 }, code: 'CONVERSION_TOO_MANY' };

/** Passes a conversion on to Meta, from our server. @throws Refusal 429 if there are too many from one IP address */
export async function conversionCreate(
  context: CallContext,
  _params: CallParams<'conversionCreate'>,
  conversion: ConversionCreateBody,
): Promise<CallResponse<'conversionCreate'>> {
  const { db, partner, address, now, meta } = context;
  const info = await readEntry<InfoRow>(context, 'info', partner.id, 'NOT_FOUND');
  const pixelId = meta?.pixelIdOf(info.marketing);
  if (!meta?.tokens.has(partner.code) || !pixelId || !(await isOfSite(context, conversion.url)))
    return { row: { isSent: false } };
  await db
    .transaction()
    .execute((transaction) => countWrite(transaction, { partnerId: partner.id, address, now }, limit));
  const isSent = await sendToMeta(meta, { code: partner.code, pixelId, address, now, conversion });
  return { row: { isSent } };
}

/** Nobody may report conversions of other sites as the clinic's. */
async function isOfSite({ db, partner }: CallContext, url: string): Promise<boolean> {
  const found = await db
    .selectFrom('partnerHosts')
    .where('partnerId', '=', partner.id)
    .where('host', '=', URL.parse(url)?.hostname ?? '')
    .select('host')
    .executeTakeFirst();
  return found !== undefined;
}
