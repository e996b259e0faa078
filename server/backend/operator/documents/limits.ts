import type { Database } from '#server/backend/database/open.ts';
import { OperatorRefusal } from '../context/refusal.ts';

/** Drafts and scheduled publications of one partner. All of them are searched before a picture is deleted. */
export const maxRows = { siteDrafts: 500, scheduled: 100 };

/**
 * Refuses what was just added if the partner now has too many.
 * @throws OperatorRefusal 409
 */
export async function refuseTooManyRows(
  transaction: Database,
  kind: keyof typeof maxRows,
  partnerId: number,
): Promise<void> {
  const { count } = await (kind === 'scheduled'
    ? transaction
        .selectFrom('siteRevisions')
        .where('partnerId', '=', partnerId)
        .where('status', '=', 'scheduled')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    : transaction
        .selectFrom('siteDrafts')
        .where('partnerId', '=', partnerId)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow());
  if (Number(count) > maxRows[kind]) throw new OperatorRefusal(409, 'TOO_MANY');
}
