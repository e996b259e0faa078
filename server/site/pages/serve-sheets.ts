import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hostName } from '#server/site/requests/request-url.ts';
import { readLimit } from '#server/site/requests/write-limit.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import type { BuildAssets } from './build-assets.ts';
import type { PageDeps } from './page-answers.ts';
import { sendMisdirected } from './send-html.ts';

/** Milliseconds between two checks for publications because of unknown names, which anyone can invent. */
const checkInterval = 100;
/** Checks for a theme: while the backend is slow, the list of sites is used as it is. */
const maxTries = 3;

/**
 * Serves the full stylesheets that a navigation needs, several in one response: `/_maru/css/base.….css+theme.….css`. Each
 * combination is compressed on request.
 */
export function serveSheets(server: FastifyInstance, { tenants, assets }: PageDeps): void {
  const limited = { config: { rateLimit: readLimit } };
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;
  /** Makes the next request of the list load changes. Resolves once that has been done after the call. */
  const checkForChanges = () => {
    checking ??= sleep(Math.max(0, checkedAt + checkInterval - performance.now())).then(() => {
      checking = undefined;
      checkedAt = performance.now();
      tenants.refresh();
    });
    return checking;
  };
  const readEarlier = createEarlierThemes(tenants);

  server.get<{ Params: { '*': string } }>('/_maru/css/*', limited, async (request, reply) => {
    const host = hostName(request.hostname);
    const tenant = await tenants.byHost(host);
    if (!tenant) return sendMisdirected(reply);
    const { stylesheet } = await assets();
    const names = new Set(request.params['*'].split('+'));
    // Each sheet once: otherwise one short URL could request hundreds of old names of a sheet.
    const byId = new Map([...names].map((name) => [name.split('.', 1)[0], name]));
    const sheetsOf = ({ site }: Tenant) => [...byId.values()].map((name) => stylesheet(name, site));
    let found = sheetsOf(tenant);
    if (!found.every(Boolean)) return reply.code(404).send();
    const theme = byId.get('theme');
    const isThemeOf = ({ site }: Tenant) => theme === undefined || stylesheet(theme, site)?.isCurrent;
    // Another process may have made the page from a revision that this one has not noticed yet, or has never had.
    let latest = tenant;
    for (let tries = 0; tries < maxTries && !isThemeOf(latest); tries += 1) {
      await checkForChanges();
      latest = (await tenants.byHost(host)) ?? tenant;
      if (!isThemeOf(latest)) await readEarlier(latest, stylesheet);
      found = sheetsOf(latest);
    }
    // Pages opened before a build request old names, and get the current version.
    const isCurrent = byId.size === names.size && found.every((sheet) => sheet?.isCurrent);
    return reply
      .type('text/css')
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(found.map((sheet) => sheet?.css).join(''));
  });
}

/** Makes the themes of a site's earlier revisions known, once per revision. */
function createEarlierThemes({ earlierSites }: Pick<PageDeps['tenants'], 'earlierSites'>) {
  const known = new LRUCache<string, Promise<void>>({ max: 1_000 });
  return (tenant: Tenant, stylesheet: BuildAssets['stylesheet']): Promise<void> => {
    const key = `${tenant.entry.code}@${tenant.entry.revision}`;
    const reading =
      known.get(key) ??
      earlierSites(tenant.entry).then((sites) => {
        for (const site of sites) stylesheet('theme.0000000000.css', site);
        // There is none, or the backend did not answer.
        if (sites.length === 0) known.delete(key);
      });
    known.set(key, reading);
    return reading;
  };
}
