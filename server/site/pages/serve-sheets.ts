import type { FastifyInstance } from 'fastify';
import { hostName } from '#server/site/requests/request-url.ts';
import { readLimit } from '#server/site/requests/write-limit.ts';
import type { PageDeps } from './page-answers.ts';
import { sendMisdirected } from './send-html.ts';

/**
 * Serves the full stylesheets that a navigation needs, several in one response: `/_maru/css/base.….css+theme.….css`. Each
 * combination is compressed on request.
 */
export function serveSheets(server: FastifyInstance, { tenants, assets }: PageDeps): void {
  const limited = { config: { rateLimit: readLimit } };
  server.get<{ Params: { '*': string } }>('/_maru/css/*', limited, async (request, reply) => {
    const tenant = await tenants.byHost(hostName(request.hostname));
    if (!tenant) return sendMisdirected(reply);
    const { stylesheet } = await assets();
    const names = new Set(request.params['*'].split('+'));
    // Each sheet once: otherwise one short address could request hundreds of old names of a sheet.
    const byId = new Map([...names].map((name) => [name.split('.', 1)[0], name]));
    const found = [...byId.values()].map((name) => stylesheet(name, tenant.site));
    if (!found.every(Boolean)) return reply.code(404).send();
    // Pages opened before a build or a publication request old names, and get the current version.
    const isCurrent = byId.size === names.size && found.every((sheet) => sheet?.isCurrent);
    return reply
      .type('text/css')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(found.map((sheet) => sheet?.css).join(''));
  });
}
