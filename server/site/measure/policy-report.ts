import { type PolicyReport, policyReport } from '#schemas/api/measurements.ts';

/** Reports of one request that are read. */
const most = 20;

/**
 * What a browser reports on the content security policy, without page, path, query or line: only which origin was
 * refused for what. Reports on extensions of the browser, and anything that is no report, are left out.
 */
export function readPolicyReports(body: unknown): PolicyReport[] {
  const reports = Array.isArray(body) ? body.slice(0, most) : [body];
  return reports.flatMap((report) => {
    const { directive, blocked } = partsOf(report);
    const origin = originOf(blocked);
    const parsed = policyReport.safeParse({ directive, origin });
    return parsed.success ? [parsed.data] : [];
  });
}

/** Of the older format (`report-uri`) and of the Reporting API. */
function partsOf(report: unknown): { directive: unknown; blocked: unknown } {
  const { 'csp-report': old, body } = (report ?? {}) as Record<string, unknown>;
  const of = (old ?? body ?? {}) as Record<string, unknown>;
  return {
    directive: of['effective-directive'] ?? of.effectiveDirective ?? of['violated-directive'],
    blocked: of['blocked-uri'] ?? of.blockedURL,
  };
}

function originOf(blocked: unknown): string | undefined {
  if (typeof blocked !== 'string') return undefined;
  if (blocked === 'inline' || blocked === 'eval') return blocked;
  const url = URL.parse(blocked);
  return url && /^(https?|wss?):$/.test(url.protocol) ? `${url.protocol}//${url.host}` : undefined;
}
