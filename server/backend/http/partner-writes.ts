import { BulkheadRejectedError } from 'cockatiel';
import type { OperatorCallName } from '#schemas/operator/calls.ts';
import type { OperatorCall } from '#schemas/operator/operator-call.ts';
import { OperatorRefusal } from '#server/backend/operator/context/refusal.ts';
import { bulkheadPerOwner } from '#server/backend/security/bulkhead-per-owner.ts';

/**
 * Writes of one partner. Writes of its content wait for each other in a transaction, and each takes a connection of the
 * pool that all partners' visitors need.
 */
const limits = { atOnce: 2, waiting: 10 };

/** These write nothing that others wait for, or mostly wait for a thread, which they have bulkheads for. */
const exempt: readonly OperatorCallName[] = [
  'check',
  'diff',
  'merge',
  'presence',
  'previewToken',
  'publish',
  'rollback',
  'uploadMedia',
];

/**
 * Limits the writes of each partner.
 * @returns runs a call of a partner, or at once if it is no write of one; it throws OperatorRefusal 503 while too many wait
 */
export function limitPartnerWrites(): <T>(
  call: OperatorCall,
  partnerId: number | undefined,
  work: () => Promise<T>,
) => Promise<T> {
  const run = bulkheadPerOwner<number>(limits);
  return async ({ name, method }, partnerId, work) => {
    if (partnerId === undefined || method === 'GET' || exempt.includes(name as OperatorCallName))
      return work();
    try {
      return await run(partnerId, work);
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new OperatorRefusal(503, 'BUSY', { headers: { 'retry-after': '2' } });
    }
  };
}
