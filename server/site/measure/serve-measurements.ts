import type { FastifyInstance, FastifyRequest } from 'fastify';
import { splitLocale } from '#engine/route/href.ts';
import { notFoundKey } from '#engine/route/page-keys.ts';
import { measuredPageKey } from '#schemas/api/measurements.ts';
import { isSameOrigin } from '#server/site/api/same-origin.ts';
import { hostName } from '#server/site/requests/request-url.ts';
import { clientIp, limitMaking, readLimit, writeLimit } from '#server/site/requests/write-limit.ts';
import type { Tenant, Tenants } from '#server/site/tenant/tenants.ts';
import type { Counter } from './collect-counts.ts';
import { consentRuleIn } from './consent-rule.ts';
import { deviceOf } from './device-of.ts';
import { readPolicyReports } from './policy-report.ts';
import { readVitals } from './read-vitals.ts';

/** Bytes of one report or beacon. */
const bodyLimit = 16 * 1024;

/** Reports and beacons of one IP address to all sites together, so that it cannot fill the counts of every partner. */
const addressLimit = {
  max: 240,
  timeWindow: '1 minute',
  name: 'measurements',
  keyGenerator: (request: FastifyRequest) => clientIp(request),
};

/** Where pages report what their CSP refused (server/site/pages/content-security-policy.ts). */
export const policyReportPath = '/_maru/policy-reports';

type Options = { tenants: Pick<Tenants, 'byHost'>; counter: Counter; regionHeader: string };

/**
 * What browsers report to their own site: what the CSP refused and how fast a page was. It also answers which rule for
 * consent applies where the visitor is. Bounded, limited per IP address, and nothing about a visitor is stored.
 */
export async function serveMeasurements(server: FastifyInstance, options: Options): Promise<void> {
  const { tenants, counter, regionHeader } = options;
  const tenantOf = (request: FastifyRequest) => tenants.byHost(hostName(request.hostname));

  server.get('/_maru/consent-rule', { config: { rateLimit: readLimit } }, async (request, reply) => {
    reply.header('cache-control', 'private, max-age=3600');
    return { rule: consentRuleIn(regionHeader ? request.headers[regionHeader] : undefined) };
  });

  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const json = scope.getDefaultJsonParser('error', 'error');
    const types = ['application/json', 'application/csp-report', 'application/reports+json'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit }, json);
    const limited = { bodyLimit, config: { rateLimit: writeLimit } };
    scope.addHook('onRequest', limitMaking(scope, addressLimit));

    scope.post(policyReportPath, limited, async (request, reply) => {
      const tenant = await tenantOf(request);
      const pageKeyOf = ({ hostname, pathname }: URL) =>
        tenant && hostname === hostName(request.hostname) ? keyOf(tenant, pathname) : undefined;
      if (tenant)
        for (const report of readPolicyReports(request.body, pageKeyOf))
          counter.count(tenant.entry.code, 'policyReports', report);
      return reply.code(204).send();
    });

    scope.post('/_maru/vitals', limited, async (request, reply) => {
      const tenant = await tenantOf(request);
      const read = readVitals(request.body);
      if (!tenant || !read || !isSameOrigin(request)) return reply.code(400).send();
      const of = { pageKey: keyOf(tenant, read.path), device: deviceOf(request.headers) };
      for (const { metric, bucket, cause } of read.vitals) {
        counter.count(tenant.entry.code, 'vitals', { ...of, metric, bucket });
        if (cause) counter.count(tenant.entry.code, 'causes', { ...of, metric, cause });
      }
      return reply.code(204).send();
    });
  });
}

/** The kind of the page at a path: all that is stored of a URL. One unusual key must not stop all others. */
function keyOf({ site }: Tenant, path: string): string {
  const key = measuredPageKey.safeParse(site.match(splitLocale(path).path)?.pageKey);
  return key.success ? key.data : notFoundKey;
}
