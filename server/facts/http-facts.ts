import { createBackendClient } from '#engine/api/backend-client.ts';
import { calls } from '#schemas/api/calls.ts';
import { type CallBackend, loadPartnerFacts, type OwnFacts } from '#server/publishing/load-partner-facts.ts';
import type { PartnerFacts } from '#server/publishing/partner-facts.ts';

/**
 * The facts of a partner of a running backend, over HTTP.
 * @param backend its address and app key
 * @throws BackendError if a call fails
 */
export function httpFacts(
  backend: { baseUrl: string; appKey: string },
  own: OwnFacts,
  boardTypeIds: readonly number[] = [],
): Promise<PartnerFacts> {
  const client = createBackendClient(backend);
  const call: CallBackend = (name, params, languageCode) =>
    client({ path: calls[name].path, params: { ...params, languageCode }, origin: own.origin });
  return loadPartnerFacts(call, own, boardTypeIds);
}
