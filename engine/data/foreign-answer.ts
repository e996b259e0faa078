import type { TenantRef } from './answer-key.ts';

/** The fields that name a partner, and what they have to be. */
type Identity = { partnerId: unknown; partnerCode: unknown };

/**
 * Why an answer is not of the partner that was asked for: a backend or a proxy that mixes up origins gives one partner
 * another's. What an answer may name of its partner is `partnerId` and `partnerCode` of a row, the partner's own `id` and
 * `partnerCode`, and those of its marketing (schemas/api/info.ts, schemas/api/page.ts).
 * @param answer the body of an answer, as it came
 * @returns undefined where nothing in it names another partner
 */
export function foreignAnswer(answer: unknown, owner: Partial<TenantRef>): string | undefined {
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
        if (isAnother(identity[name], owner[name]))
          return `${place}: ${name} ${JSON.stringify(identity[name])} is not ${JSON.stringify(owner[name])}`;
  }
  return undefined;
}

/** Of what the answer does not name, or we do not know, nothing can be wrong. Backends may write ids as text. */
const isAnother = (given: unknown, right: string | number | undefined): boolean =>
  given !== undefined && given !== null && right !== undefined && String(given) !== String(right);

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
