import { factsPath, type SwapReport, swapReport } from '#schemas/operator/swap-report.ts';
import { CallError, call } from '../../api/call.ts';

/**
 * Fetches from the clinic's site which facts visitors would find with another document: it renders every page of both.
 * @param origin of the site
 * @throws CallError
 */
export async function fetchSwapReport(
  { code, origin }: { code: string; origin: string },
  documents: [before: string, after: string],
  signal: AbortSignal,
): Promise<SwapReport> {
  const { token } = await call('previewToken', { code }, { of: { frame: true }, minutes: 10 });
  const answer = await fetch(new URL(factsPath, origin), {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ documents }),
    signal,
  }).catch((error) => {
    if (signal.aborted) throw error;
    throw new CallError(0, undefined);
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new CallError(answer.status, body);
  const parsed = swapReport.safeParse(body);
  if (!parsed.success) throw new CallError(500, { statusCode: 500, message: parsed.error.message });
  return parsed.data;
}
