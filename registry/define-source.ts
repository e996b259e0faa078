import type { Call } from '#schemas/api/calls.ts';
import type { SourceDefinition } from './contract.ts';

/**
 * Describes a source by the call it makes. Its name is that of its file.
 * @param options.noindex pages that exist by this source alone are kept out of search engines
 */
export function defineSource(
  call: Call,
  { cacheSeconds, noindex = false }: { cacheSeconds: number; noindex?: boolean },
): Omit<SourceDefinition, 'name'> {
  if (call.method !== 'GET')
    throw new Error(`[registry] ${call.name} is a ${call.method}; a source only reads`);
  return { path: call.path, params: call.params, response: call.response, cacheSeconds, noindex };
}
