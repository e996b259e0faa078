import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BackendAnswer } from '#engine/api/request-backend.ts';
import {
  expectedOperatorHeader,
  type OperatorCallName,
  operatorCalls,
  sessionTokenHeader,
} from '#schemas/operator/calls.ts';
import { sessionLifetime } from '#schemas/operator/session-lifetime.ts';
import { visitorAddress } from '../requests/visitor-address.ts';
import { type CallBackend, readSession } from './call-backend.ts';
import { knownCall } from './known-call.ts';
import { noSessionCookie, sessionCookie } from './session-cookie.ts';

export type Deps = {
  callBackend: CallBackend;
  /** The token of a request's session. */
  tokenOf: (request: FastifyRequest) => string | undefined;
  /** Whether a request's origin is reached by https. */
  isSecure: (request: FastifyRequest) => boolean;
};

/** Fetches the session of a request: the answer of the backend to the call `currentSession`. */
export type FetchSession = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Pick<BackendAnswer, 'status' | 'bytes'>>;

/** Forwards a call to the backend and its answer to the operator. The session is in a cookie instead of the answer. */
export async function forwardCall(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<FastifyReply> {
  const { method, url: path } = request;
  const { callBackend, tokenOf } = deps;
  const isSecure = deps.isSecure(request);
  const answer = await callBackend({ ...callerOf(request), method, path, token: tokenOf(request) });
  storeRotatedToken(answer, reply, isSecure);
  const call = knownCall(method, path);
  // Nobody is signed in: no failure, which browsers would log at every visit before the sign-in.
  if (call === 'currentSession' && answer.status === 401) return reply.code(204).send();
  if (call && startsSession.has(call)) {
    const session = readSession(answer);
    if (session)
      return reply
        .header('set-cookie', sessionCookie(session.token, session.expiresAt, isSecure))
        .send(session.rest);
  }
  if (call === 'signOut' && answer.ok) reply.header('set-cookie', noSessionCookie(isSecure));
  const retry = answer.headers['retry-after'];
  if (retry) reply.header('retry-after', retry);
  return reply
    .code(answer.status)
    .type(answer.headers['content-type'] ?? 'application/json')
    .send(answer.bytes);
}

/** @throws Error when the backend does not answer */
export const createFetchSession =
  ({ callBackend, tokenOf, isSecure }: Deps): FetchSession =>
  async (request, reply) => {
    const { method, path } = operatorCalls.currentSession;
    const caller = { ...callerOf(request), body: undefined, contentType: undefined };
    const answer = await callBackend({ ...caller, method, path, token: tokenOf(request) });
    storeRotatedToken(answer, reply, isSecure(request));
    return answer;
  };

/** What a call of the backend needs to know about the sender of a request, and its body. */
export function callerOf(request: FastifyRequest) {
  const { headers, body } = request;
  return {
    address: visitorAddress(request),
    userAgent: headers['user-agent'] ?? '',
    language: headers['accept-language'] ?? '',
    expectedOperator: headers[expectedOperatorHeader]?.toString(),
    body: Buffer.isBuffer(body) ? body : undefined,
    contentType: headers['content-type'],
  };
}

/**
 * Replaces the cookie by a rotated token. The cookie of a session that has ended stays: the answer to another tab may
 * arrive after the operator has signed in again, and would delete the new session.
 */
function storeRotatedToken(answer: BackendAnswer, reply: FastifyReply, isSecure: boolean): void {
  const rotated = answer.headers[sessionTokenHeader];
  if (typeof rotated === 'string') reply.header('set-cookie', sessionCookie(rotated, sessionEnd(), isSecure));
}

/** The calls whose answer is a session. */
const startsSession: ReadonlySet<OperatorCallName> = new Set(['signIn', 'acceptInvitation', 'setPassword']);

/** Cookies outlive a rotation by the longest life of a session; the backend decides when it ends. */
const sessionEnd = () => new Date(Date.now() + sessionLifetime.absolute);
