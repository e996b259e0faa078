import type { Database } from '#server/backend/database/open.ts';
import { withoutVersion } from '#server/backend/seed/picture-sizes.ts';
import type { OperatorContext } from '../context/operator-context.ts';
import { media } from './media.ts';

/**
 * The URLs of a clinic's pictures, without versions.
 * @param db the transaction that stores one of them, after its first counter: pictures are not deleted until it ends
 */
export async function pictureAddresses(context: OperatorContext, db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await media({ ...context, db }, { code: context.partner.code }, undefined);
  return new Set(rows.map(({ url }) => withoutVersion(url)));
}
