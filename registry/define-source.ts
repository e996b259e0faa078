import type { Call } from '#schemas/api/calls.ts';
import type { SourceDefinition } from './contract.ts';

/**
 * Describes a source by the call it makes. Its file name is its name.
 * @param options.noindex pages of this source are not indexed by search engines
 * @param options.isVisitorWritten no answer from before a purge is shown, and no cache in front of the site may serve
 * its pages stale
 * @param options.dependsOnTime its answers depend on the backend's clock
 * @param options.languageOf the language of an answer that is the same in every language
 */
export function defineSource(
  call: Call,
  {
    cacheSeconds,
    noindex = false,
    isVisitorWritten = false,
    dependsOnTime = false,
    languageOf,
  }: Pick<SourceDefinition, 'cacheSeconds' | 'noindex' | 'isVisitorWritten' | 'dependsOnTime' | 'languageOf'>,
): Omit<SourceDefinition, 'name'> {
  if (call.method !== 'GET')
    throw new Error(`[registry] ${call.name} is a ${call.method}; a source only reads`);
  const { path, params, response } = call;
  return { path, params, response, cacheSeconds, noindex, isVisitorWritten, dependsOnTime, languageOf };
}
