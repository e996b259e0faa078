import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  expectedOperatorHeader,
  type OperatorCallName,
  operatorCalls,
  sessionKindHeader,
  sessionTokenHeader,
} from '#schemas/operator/calls.ts';
import type { OperatorCall } from '#schemas/operator/operator-call.ts';
import type { Role } from '#schemas/operator/roles.ts';
import type { Partner } from '#server/backend/context/partner-of-origin.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { requestIp } from '#server/backend/context/request-ip.ts';
import type { Database } from '#server/backend/database/open.ts';
import { checkAccess, findSender } from '#server/backend/operator/access.ts';
import { type Action, recordAction } from '#server/backend/operator/context/audit.ts';
import type { CallSession, SignedInOperator } from '#server/backend/operator/context/operator-context.ts';
import { OperatorRefusal } from '#server/backend/operator/context/refusal.ts';
import type { OperatorServices } from '#server/backend/operator/context/services.ts';
import { operatorHandlers } from '#server/backend/operator/handlers.ts';
import type { BackendOptions } from './app.ts';
import { appKeyTest } from './app-key.ts';
import { limitBytesInFlight } from './bytes-in-flight.ts';
import { languageOf, operatorErrorAnswer } from './operator-errors.ts';
import { parseRequest } from './parse.ts';
import { limitPartnerWrites } from './partner-writes.ts';

type AnyHandler = (context: object, params: unknown, body: unknown) => Promise<unknown>;

/** Bytes of a body: of calls that anyone may make, of two documents in the longest encoding, and of a picture. */
const bodyLimits = { anyone: 16 * 1024, signedIn: 16 * 1024 * 1024, upload: 10 * 1024 * 1024 };
/** Bytes of all bodies at once. */
const maxInFlight = 128 * 1024 * 1024;
/** Milliseconds for receiving and handling a call: a check renders pages, and a picture comes over a slow line. */
const handlerTimeout = 60_000;

/** Who sent a call, as far as the call requires it. */
type Sender = { operator?: SignedInOperator; session?: CallSession; partner?: Partner; role?: Role };

declare module 'fastify' {
  interface FastifyRequest {
    sender: Sender | null;
  }
}

type Options = Pick<BackendOptions, 'db' | 'now' | 'appKey'> & { services: OperatorServices };
type RouteOptions = Options & { limitWrites: ReturnType<typeof limitPartnerWrites> };

/** Adds a route for every call in `schemas/operator/calls.ts` that has a handler. */
export function addOperatorCalls(app: FastifyInstance, given: Options): void {
  const options = { ...given, limitWrites: limitPartnerWrites() };
  const reserveBytes = limitBytesInFlight(maxInFlight);
  app.decorateRequest('sender', null);
  app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => answerError(error, request, reply));
      scope.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
      // Runs before the body is read: it bounds what is in memory.
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const release = reserveBytes(bodyBytes(request));
        if (!release) throw new OperatorRefusal(503, 'BUSY', { headers: { 'retry-after': '1' } });
        reply.raw.once('close', release);
      });
      // Uploads are bytes, whatever type the client states.
      await scope.register(async (uploads) => {
        uploads.removeAllContentTypeParsers();
        uploads.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
        addRoutes(uploads, options, (call) => call.upload === true);
      });
      addRoutes(scope, options, (call) => !call.upload);
    },
    { prefix: '/operator' },
  );
}

function addRoutes(
  app: FastifyInstance,
  { db, appKey, now = Date.now, services, limitWrites }: RouteOptions,
  isWanted: (call: OperatorCall) => boolean,
): void {
  const isFromSite = appKeyTest(appKey);
  for (const name of Object.keys(operatorCalls) as OperatorCallName[]) {
    const call: OperatorCall = operatorCalls[name];
    // The table pairs each handler with its context, params and body; TypeScript cannot follow that through a loop.
    const handle = operatorHandlers[name] as AnyHandler | undefined;
    if (!handle || !isWanted(call)) continue;
    app.route({
      method: call.method,
      url: call.path.replace('/operator', '').replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: call.upload
        ? bodyLimits.upload
        : bodyLimits[call.access === 'anyone' ? 'anyone' : 'signedIn'],
      handlerTimeout,
      // Runs before the body is read, so a stranger's body is never parsed.
      onRequest: async (request, reply) => {
        if (call.access === 'anyone') return;
        const {
          authorization,
          [sessionKindHeader]: kind,
          [expectedOperatorHeader]: expected,
        } = request.headers;
        const { operator, session, rotated } = await findSender(db, authorization, now());
        if (kind === 'session' && session.kind !== kind) throw new OperatorRefusal(401, 'SIGNED_OUT');
        // Even a refusal brings the new token.
        if (rotated) reply.header(sessionTokenHeader, rotated);
        if (expected !== undefined && expected !== String(operator.id))
          throw new OperatorRefusal(401, 'SIGNED_OUT');
        request.sender = { operator, session };
        const { code } = request.params as { code?: string };
        Object.assign(request.sender, await checkAccess(db, call, operator, code));
      },
      handler: async (request) => {
        const params = parseRequest(call.params, {
          ...(request.query as object),
          ...(request.params as object),
        });
        const body = call.upload ? request.body : call.body && parseRequest(call.body, request.body);
        const { operator, partner } = request.sender ?? {};
        const context = {
          ...services,
          ...(operator && services.publishingOf && { publishing: services.publishingOf(operator.id) }),
          ...request.sender,
          db,
          call: name,
          now: now(),
          address: requestIp(request, isFromSite(request)),
          userAgent: request.headers['user-agent'] ?? '',
          language: languageOf(request),
          record: (transaction: Database, action: Action) => recordAction(transaction, context, action),
        };
        // An answer that does not match the contract is a bug, and may hold what nobody should see.
        return call.response.parse(await limitWrites(call, partner?.id, () => handle(context, params, body)));
      },
    });
  }
}

/** Size of a request's body: stated, or else the most that is read of it. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit = 0 } = routeOptions;
  if (headers['transfer-encoding'] !== undefined) return bodyLimit;
  return Math.min(Number(headers['content-length'] ?? 0) || 0, bodyLimit);
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, headers } = operatorErrorAnswer(error, languageOf(request));
  // Bodies and headers may hold passwords and tokens, so neither is logged.
  if (status >= 500)
    request.log.error({ err: error, method: request.method, path: request.routeOptions.url });
  return reply.code(status).headers(headers).send(body);
}
