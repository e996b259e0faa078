import type { Json } from '#schemas/json.ts';
import type { OperatorCallName } from '#schemas/operator/calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import { storable } from '#server/backend/database/search.ts';
import type { Millis } from '#server/backend/database/tables.ts';

/** Who acts: the context of a call, or the command line or the delivery of mail, which have no operator. */
type Actor = {
  call: OperatorCallName | `user ${string}` | `mail ${string}`;
  now: Millis;
  operator?: { id: number; name: string; email: string } | undefined;
  partner?: { id: number } | undefined;
};

/**
 * What was done. Passwords, tokens and visitors' personal data never belong here: name visitors' entries by number
 * (`article 4`), and leave out their texts.
 */
export type Action = {
  target: string;
  before?: Json;
  after?: Json;
  /** The call that this one has turned out to be. */
  as?: OperatorCallName;
};

/** Adds an action to the audit log. Call it in the transaction of the change, so that there is neither without the other. */
export async function recordAction(
  transaction: Database,
  { call, now, operator, partner }: Actor,
  { target, before, after, as }: Action,
): Promise<void> {
  const text = (value: Json | undefined) => (value === undefined ? null : storable(JSON.stringify(value)));
  await transaction
    .insertInto('auditLog')
    .values({
      partnerId: partner?.id ?? null,
      at: now,
      operatorId: operator?.id || null,
      operator: nameOf(call, operator),
      action: as ?? call,
      target: storable(target),
      before: text(before),
      after: text(after),
    })
    .execute();
}

/** The name at that time: accounts may change or go. */
function nameOf(call: Actor['call'], operator: Actor['operator']): string {
  if (operator?.email) return `${operator.name} <${operator.email}>`;
  return call.startsWith('mail ') ? 'mail delivery' : 'command line';
}
