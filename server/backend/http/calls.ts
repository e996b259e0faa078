import type { FastifyInstance } from 'fastify';
import type { Call } from '#schemas/api/call.ts';
import { type CallName, calls } from '#schemas/api/calls.ts';
import { repeatedHeader } from '#schemas/api/headers.ts';
import { type CallContext, contextOf } from '#server/backend/context/context.ts';
import { partnerOfOrigin } from '#server/backend/context/partner-of-origin.ts';
import { handlers } from '../resources/index.ts';
import { isRepeated } from '../security/idempotency.ts';
import type { BackendOptions } from './app.ts';
import { appKeyCheck } from './app-key.ts';
import { parseRequest } from './parse.ts';

type AnyHandler = (context: CallContext, params: unknown, body: unknown) => Promise<unknown>;

/** Adds a route for every call of SPEC section 7 from the table in `schemas/api/calls.ts`. */
export function addCalls(app: FastifyInstance, { db, appKey, now = Date.now, meta }: BackendOptions): void {
  const checkAppKey = appKeyCheck(appKey);

  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    // The table pairs each handler with its params and body; TypeScript cannot follow that through a loop.
    const handle = handlers[name] as AnyHandler;
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      // Runs before the body is read, so a stranger's body is never parsed.
      onRequest: async (request) => {
        checkAppKey(request);
        request.partner = await partnerOfOrigin(db, request.headers.origin);
      },
      handler: async (request, reply) => {
        const query = request.query as Record<string, unknown>;
        const params = parseRequest(call.params, { ...query, ...(request.params as object) });
        const body = call.body && parseRequest(call.body, request.body);
        const answer = await handle(contextOf(request, { db, now, meta }), params, body);
        if (isRepeated(answer)) reply.header(repeatedHeader, 'true');
        return answer;
      },
    });
  }
}
