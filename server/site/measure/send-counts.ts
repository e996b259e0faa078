import { requestBackend } from '#engine/api/request-backend.ts';
import { appKeyHeader } from '#schemas/api/headers.ts';
import type { Measurements } from '#schemas/api/measurements.ts';

const timeoutMs = 5_000;

/** Sends a partner's counts to the backend. A backend of a partner's own may not take them. @throws if they did not arrive */
export const sendCounts =
  ({ baseUrl, appKey }: { baseUrl: string; appKey: string }) =>
  async (code: string, counts: Measurements): Promise<void> => {
    const answer = await requestBackend(new URL(`/sites/${encodeURIComponent(code)}/measurements`, baseUrl), {
      method: 'POST',
      headers: { [appKeyHeader]: appKey, 'content-type': 'application/json' },
      body: JSON.stringify(counts),
      signal: AbortSignal.timeout(timeoutMs),
      maxBytes: 64 * 1024,
    });
    if (!answer.ok) throw new Error(`[measure] The backend answered ${answer.status}`);
  };
