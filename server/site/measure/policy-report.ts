import { type PolicyReport, policyReport } from '#schemas/api/measurements.ts';

/** Reports of one request that are read. */
const maxReports = 20;

/**
 * What a browser reports on the content security policy, without URL, query or line: only which origin was refused for
 * what on which kind of page. Reports on extensions of the browser, on pages of other hosts, and anything that is no
 * report, are left out.
 * @param pageKeyOf the kind of the page at a URL; undefined if it is none of this site
 */
export function readPolicyReports(
  body: unknown,
  pageKeyOf: (page: URL) => string | undefined,
): PolicyReport[] {
  const reports = Array.isArray(body) ? body.slice(0, maxReports) : [body];
  return reports.flatMap((report) => {
    const { directive, blocked, document } = partsOf(report);
    const page = typeof document === 'string' ? URL.parse(document) : null;
    const pageKey = page ? pageKeyOf(page) : undefined;
    const parsed = policyReport.safeParse({ directive, origin: originOf(blocked), pageKey });
    return parsed.success ? [parsed.data] : [];
  });
}

/** The parts of a report in the older format (`report-uri`) or in the Reporting API's. */
function partsOf(report: unknown): Record<'directive' | 'blocked' | 'document', unknown> {
  const { 'csp-report': old, body, url } = (report ?? {}) as Record<string, unknown>;
  const of = (old ?? body ?? {}) as Record<string, unknown>;
  return {
    directive: of['effective-directive'] ?? of.effectiveDirective ?? of['violated-directive'],
    blocked: of['blocked-uri'] ?? of.blockedURL,
    document: of['document-uri'] ?? of.documentURL ?? url,
  };
}

function originOf(blocked: unknown): string | undefined {
  if (typeof blocked !== 'string') return undefined;
  if (blocked === 'inline' || blocked === 'eval') return blocked;
  const url = URL.parse(blocked);
  return url && /^(https?|wss?):$/.test(url.protocol) ? `${url.protocol}//${url.host}` : undefined;
}
