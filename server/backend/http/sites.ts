import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { plainCount, plainOffset } from '#schemas/text-numbers.ts';
import { notFound, Refusal } from '#server/backend/context/refusal.ts';
import { draftOfSite } from '../sites/drafts.ts';
import { mayPreview } from '../sites/may-preview.ts';
import { earlierDocument, publishedDocument, revisionDocument, siteChanges } from '../sites/published.ts';
import type { BackendOptions } from './app.ts';
import { appKeyCheck } from './app-key.ts';
import { parseRequest } from './parse.ts';

/** Adds the site's own routes, independent of visitors: the list of partners and their site documents. */
export function addSites(app: FastifyInstance, { db, appKey }: BackendOptions): void {
  const checkAppKey = appKeyCheck(appKey);
  const onRequest = async (request: Parameters<typeof checkAppKey>[0]) => checkAppKey(request);

  /** @throws Refusal 410 if the operator who made the link to a document has no access any more */
  const assertMaker = async (code: string, query: unknown) => {
    const { by } = parseRequest(linkQuery, query);
    if (by !== undefined && !(await mayPreview(db, code, by))) throw new Refusal(410, 'NOT_FOUND');
  };

  app.get('/sites', { onRequest }, (request) =>
    siteChanges(db, parseRequest(changesQuery, request.query).after),
  );

  app.get<{ Params: { code: string } }>('/sites/:code/document', { onRequest }, async (request, reply) => {
    const { code } = request.params;
    const { before } = parseRequest(documentQuery, request.query);
    const found =
      before === undefined ? await publishedDocument(db, code) : await earlierDocument(db, code, before);
    if (!found) throw notFound();
    const etag = `"${code}-${found.revision}"`;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return found;
  });

  app.get<{ Params: { code: string; number: string } }>(
    '/sites/:code/revisions/:number',
    { onRequest },
    async ({ params, query }, reply) => {
      await assertMaker(params.code, query);
      const revision = idIn(params.number);
      const found = revision === undefined ? null : await revisionDocument(db, params.code, revision);
      if (!found) throw notFound();
      reply.header('cache-control', 'no-store');
      return found;
    },
  );

  app.get<{ Params: { code: string; id: string } }>(
    '/sites/:code/drafts/:id',
    { onRequest },
    async ({ params, query }, reply) => {
      await assertMaker(params.code, query);
      const id = idIn(params.id);
      const found = id === undefined ? undefined : await draftOfSite(db, params.code, id);
      if (!found) throw notFound();
      reply.header('cache-control', 'no-store');
      return { draft: found.id, version: found.version, name: found.name, document: found.document };
    },
  );
}

/** The number in a URL, or undefined if nothing can have it. */
const idIn = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

const number = plainOffset();
const changesQuery = z.object({ after: number.default(0) });
const linkQuery = z.object({ by: plainCount().optional() });
const documentQuery = z.object({ before: number.optional() });
