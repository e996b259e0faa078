import type { TenantRef } from './answer-key.ts';

/** The fields that identify a partner. */
type Identity = { partnerId: unknown; partnerCode: unknown };

/**
 * Explains why an answer belongs to another partner than the requested one: a backend or a proxy may mix up origins. An
 * answer names its partner by `partnerId` and `partnerCode` of a row, by `id` and `partnerCode` of the partner itself,
 * and by the same fields of its marketing (schemas/api/info.ts, schemas/api/page.ts).
 * @param answer the unvalidated body
 * @returns undefined if nothing in it names another partner
 */
export function partnerMismatch(answer: unknown, tenantRef: Partial<TenantRef>): string | undefined {
  const { row, rows } = fieldsOf(answer);
  for (const each of [row, ...(Array.isArray(rows) ? rows : [])]) {
    const { partner, marketing, ...own } = fieldsOf(each);
    const { id, partnerCode } = fieldsOf(partner);
    const named: Record<string, Partial<Identity>> = {
      row: own,
      'row.partner': { partnerId: id, partnerCode },
      'row.marketing': fieldsOf(marketing),
    };
    for (const [place, identity] of Object.entries(named))
      for (const name of ['partnerId', 'partnerCode'] as const)
        if (isAnother(identity[name], tenantRef[name]))
          return `${place}: ${name} ${JSON.stringify(identity[name])} is not ${JSON.stringify(tenantRef[name])}`;
  }
  return undefined;
}

/** A value missing on either side matches. Backends may write ids as text. */
const isAnother = (given: unknown, right: string | number | undefined): boolean =>
  given !== undefined && given !== null && right !== undefined && String(given) !== String(right);

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
