import { withoutVersion } from '#server/backend/seed/picture-sizes.ts';
import type { OperatorContext } from '../context/operator-context.ts';
import { media } from './media.ts';

/** The URLs of a clinic's pictures, without versions. */
export async function pictureAddresses(context: OperatorContext): Promise<ReadonlySet<string>> {
  const { rows } = await media(context, { code: context.partner.code }, undefined);
  return new Set(rows.map(({ url }) => withoutVersion(url)));
}
