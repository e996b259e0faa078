import type { FastifyReply, FastifyRequest } from 'fastify';
import { operatorCalls } from '#schemas/operator/calls.ts';
import type { Operator } from '#schemas/operator/session-calls.ts';
import { allowSlowBody } from '../requests/limit-body-time.ts';
import type { FetchSession } from './forward-call.ts';

/** Bytes of a body that anyone may send: a sign-in is smaller. */
const maxBytesOfAnyone = 16 * 1024;
/**
 * Larger bodies that are received or handled at once, in all, for one partner and of one operator: each is in memory as a
 * whole. The administrators of a partner can invent any number of operators.
 */
const maxConcurrent = { all: 8, partner: 3, operator: 2 };
/** Milliseconds that further ones wait, unread: the editor saves, checks and compares at the same time. */
const [maxWaitMs, waitStep] = [15_000, 50];

/**
 * A body under way. `partner`: none if the sender is not a member of the one in the path. `isInUse`: whether its request is
 * handled, by a backend that does not stop when the sender leaves.
 */
type Slot = { operator: number; partner: string | undefined; isInUse: boolean; isClosed: boolean };

/**
 * Lets only operators send large bodies, which may be slow, and only a few at once: this process also serves the visitors
 * of every site.
 * @returns `check`, to run before a body is read, refuses with 401 or 503; `handle` runs the handler of a request
 */
export function guardBodies(fetchSession: FetchSession) {
  const slots = new Map<FastifyRequest, Slot>();
  const isFree = ({ operator, partner }: Slot): boolean => {
    const taken = [...slots.values()];
    return (
      taken.length < maxConcurrent.all &&
      taken.filter((other) => other.partner === partner).length < maxConcurrent.partner &&
      taken.filter((other) => other.operator === operator).length < maxConcurrent.operator
    );
  };
  const release = (request: FastifyRequest, slot: Slot) => {
    if (slot.isClosed && !slot.isInUse) slots.delete(request);
  };
  const check = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isLarge(request)) return undefined;
    const { status, bytes } = await fetchSession(request, reply);
    if (status !== 200)
      return reply
        .code(status === 401 ? 401 : 502)
        .send(status === 401 ? signedOut : { statusCode: 502, message: 'BACKEND_UNAVAILABLE' });
    allowSlowBody(request.raw);
    const slot = slotOf(request, operatorCalls.currentSession.response.parse(JSON.parse(bytes.toString())));
    for (let waited = 0; !isFree(slot) && waited < maxWaitMs && !reply.raw.destroyed; waited += waitStep)
      await new Promise((resolve) => setTimeout(resolve, waitStep));
    // Its sender is gone, and nothing would give a slot back.
    if (reply.raw.destroyed) return reply.hijack();
    if (!isFree(slot))
      return reply.code(503).header('retry-after', '1').send({ statusCode: 503, message: 'BUSY' });
    slots.set(request, slot);
    reply.raw.once('close', () => {
      slot.isClosed = true;
      release(request, slot);
    });
    return undefined;
  };
  const handle = async <T>(request: FastifyRequest, handler: () => Promise<T>): Promise<T> => {
    const slot = slots.get(request);
    if (!slot) return handler();
    slot.isInUse = true;
    try {
      return await handler();
    } finally {
      slot.isInUse = false;
      release(request, slot);
    }
  };
  return { check, handle };
}

/** Not by session: an operator may sign in several times, and tokens rotate. */
function slotOf({ url }: FastifyRequest, { operator }: { operator: Operator }): Slot {
  const [, code] = /^\/operator\/partners\/([^/?]+)/.exec(url) ?? [];
  const partner = operator.memberships.find((own) => own.code === code)?.code;
  return { operator: operator.id, partner, isInUse: false, isClosed: false };
}

const signedOut = { statusCode: 401, message: 'SIGNED_OUT', code: 'SIGNED_OUT' };

/** A body of unknown length may be large. */
function isLarge({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > maxBytesOfAnyone;
}
