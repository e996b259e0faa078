import type { Call } from '#schemas/api/call.ts';
import type { SourceDefinition } from './contract.ts';

/**
 * Describes a source by the call it makes. Its file name is its name.
 * @param options.cache how long caches serve its answers, and pages made from them: a policy of cache-policy.ts
 * @param options.noindex search engines do not index pages that list it in their own `sources`
 * @param options.dependsOnTime its answers depend on the backend's clock
 * @param options.entryOf what an answer states of the page about it
 * @param options.boardOf the name of the board that an answer describes
 * @param options.languageOf the language of an answer that is the same in every language
 * @throws Error unless the call is a GET
 */
export function defineSource(
  call: Call,
  {
    cache,
    noindex = false,
    dependsOnTime = false,
    languageOf,
    entryOf,
    boardOf,
  }: Pick<SourceDefinition, 'cache' | 'noindex' | 'dependsOnTime' | 'languageOf' | 'entryOf' | 'boardOf'>,
): Omit<SourceDefinition, 'name'> {
  if (call.method !== 'GET')
    throw new Error(`[registry] ${call.name} is a ${call.method}; a source only reads`);
  const { path, params, response } = call;
  return { path, params, response, cache, noindex, dependsOnTime, languageOf, entryOf, boardOf };
}
