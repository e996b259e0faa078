import type { FastifyInstance } from 'fastify';
import { type Call, type CallName, calls, repeatedHeader } from '#schemas/api/calls.ts';
import { type CallContext, contextOf } from '#server/backend/context/context.ts';
import { partnerOfOrigin } from '#server/backend/context/partner-of-origin.ts';
import { handlers } from '../resources/index.ts';
import { isRepeated } from '../security/idempotency.ts';
import type { BackendOptions } from './app.ts';
import { appKeyCheck } from './app-key.ts';
import { parseRequest } from './parse.ts';

type AnyHandler = (context: CallContext, params: unknown, body: unknown) => Promise<unknown>;

/** Adds a route for every call of SPEC section 7, as the table in `schemas/api/calls.ts` describes them. */
export function addCalls(app: FastifyInstance, { db, appKey, now = Date.now }: BackendOptions): void {
  const checkAppKey = appKeyCheck(appKey);

  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    // The table pairs each handler with its own params and body; through a loop TypeScript cannot follow that.
    const handle = handlers[name] as AnyHandler;
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      // Before the body is read: a stranger's is not worth parsing.
      onRequest: async (request) => {
        checkAppKey(request);
        request.partner = await partnerOfOrigin(db, request.headers.origin);
      },
      handler: async (request, reply) => {
        const query = request.query as Record<string, unknown>;
        const params = parseRequest(call.params, { ...query, ...(request.params as object) });
        const body = call.body && parseRequest(call.body, request.body);
        const answer = await handle(contextOf(request, { db, now }), params, body);
        if (isRepeated(answer)) reply.header(repeatedHeader, 'true');
        return answer;
      },
    });
  }
}
