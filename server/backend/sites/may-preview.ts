import type { Database } from '../database/open.ts';
import { storable } from '../database/search.ts';

/** Whether an operator still has access to a partner: links that others have are to end with it. */
export async function mayPreview(db: Database, code: string, operatorId: number): Promise<boolean> {
  const found = await db
    .selectFrom('operators')
    .where('operators.id', '=', operatorId)
    .where((eb) =>
      eb.or([
        eb('isInstanceAdministrator', '=', 1),
        eb.exists(
          eb
            .selectFrom('memberships')
            .innerJoin('partners', 'partners.id', 'memberships.partnerId')
            .whereRef('memberships.operatorId', '=', 'operators.id')
            .where('partners.code', '=', storable(code))
            .select('memberships.role'),
        ),
      ]),
    )
    .select('operators.id')
    .executeTakeFirst();
  return found !== undefined;
}
