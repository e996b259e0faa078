import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { SiteDocumentError } from '#engine/resolve/validate-site.ts';
import { previewPath, previewRequest } from '#schemas/operator/preview.ts';
import { type PreviewClaims, previewTokenErrors } from '#schemas/operator/preview-token.ts';
import { factsPath, factsRequest } from '#schemas/operator/swap-report.ts';
import type { PageServer } from '#server/site/pages/serve-pages.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import { hostName, originOf } from '#server/site/requests/request-url.ts';
import { ContentUnavailable } from './facts/read-content.ts';
import { createPreviewBulkhead } from './preview-bulkhead.ts';
import { previewScript, previewScriptPath } from './preview-script.ts';
import { asPreview, previewRefusalOf, unavailable } from './refuse-preview.ts';
import { renderUnsaved } from './render-unsaved.ts';
import { reportFacts } from './report-facts.ts';
import { serveFrame } from './serve-frame.ts';
import { type PreviewDeps, showPreview } from './show-preview.ts';

/** Bytes of a request: a document of the largest size with every character escaped would be larger, real ones are not. */
const bodyLimit = 4 * 1024 * 1024;
/** A comparison renders every page twice. */
const compareLimit = { max: 20, timeWindow: '1 minute' };
/** The console sends at most one document in 250 ms. */
const renderLimit = { max: 300, timeWindow: '1 minute' };

/**
 * Serves previews: their script, and `POST /_maru/preview`, which renders unsaved documents for the console.
 * @returns how pages with the token of a link are answered
 */
export function servePreviews(server: FastifyInstance, given: PreviewDeps): PageServer['showPreview'] {
  const { bulkhead } = given.pages;
  const deps = {
    ...given,
    pages: {
      ...given.pages,
      bulkhead: bulkhead && createPreviewBulkhead(bulkhead),
    },
  };
  server.get(previewScriptPath, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(previewScript),
  );
  const { frameScript, consoleOrigin } = deps;
  if (frameScript !== undefined) serveFrame(server, { script: frameScript, consoleOrigin });
  for (const path of [previewPath, factsPath])
    server.options(path, async (request, reply) => {
      allowConsole(reply, request.headers.origin, deps);
      return reply.code(204).send();
    });
  // Before the body is read.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, authorization = '' } = request.headers;
    // The frame asks on its own host.
    const isFrame = origin === originOf(request);
    if (!allowConsole(asPreview(reply), isFrame ? undefined : origin, deps))
      return refuse(reply, 403, 'ORIGIN_REFUSED');
    const entry = await deps.pages.tenants.entryOf(hostName(request.hostname));
    if (!entry) return refuse(reply, 421, 'NO_SUCH_SITE');
    const { state, claims } = await deps.tokens.read(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '');
    if (state !== 'valid') return refuse(reply, 401, previewTokenErrors[state]);
    if (!mayRender(claims, entry.code)) return refuse(reply, 403, previewTokenErrors.foreign);
    if (deps.pages.bulkhead?.isFull(entry.code))
      throw new TooBusy(`[preview] Too many previews of "${entry.code}" are waiting`);
  };
  server.post(previewPath, {
    bodyLimit,
    config: { rateLimit: renderLimit },
    onRequest,
    handler: async (request, reply) => {
      const asked = previewRequest.safeParse(request.body);
      if (!asked.success) return refuseBody(reply, asked.error);
      return renderUnsaved(deps, request, reply, asked.data);
    },
  });
  server.post(factsPath, {
    bodyLimit: 2 * bodyLimit,
    config: { rateLimit: compareLimit },
    onRequest,
    handler: async (request, reply) => {
      const asked = factsRequest.safeParse(request.body);
      if (!asked.success) return refuseBody(reply, asked.error);
      try {
        return await reportFacts(deps, request, asked.data);
      } catch (error) {
        if (error instanceof SiteDocumentError) return reply.code(422).send(previewRefusalOf(error));
        if (error instanceof ContentUnavailable) return unavailable(reply);
        throw error;
      }
    },
  });
  return (request, reply, address) => showPreview(deps, request, reply, address);
}

const mayRender = (claims: PreviewClaims, code: string) =>
  claims.purpose === 'frame' && claims.partner === code;

function refuseBody(reply: FastifyReply, { issues }: z.ZodError): FastifyReply {
  const details = issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return reply.code(400).send({ statusCode: 400, message: ['INVALID_REQUEST', ...details] });
}

const refuse = (reply: FastifyReply, statusCode: number, message: string) =>
  reply.code(statusCode).send({ statusCode, message });

/** Lets the console read the answer. @returns false for a page of any other origin; without one it is no browser */
function allowConsole(
  reply: FastifyReply,
  origin: string | undefined,
  { consoleOrigin }: PreviewDeps,
): boolean {
  reply.header('vary', 'origin');
  if (origin === undefined) return true;
  if (origin !== consoleOrigin) return false;
  reply.headers({
    'access-control-allow-origin': consoleOrigin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-max-age': '600',
  });
  return true;
}
