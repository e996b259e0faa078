import type { z } from 'zod';
import type { Call } from '#schemas/api/call.ts';
import type { SourceDefinition } from './contract.ts';

type SourceOptions<C extends Call> = Pick<SourceDefinition, 'cache' | 'noindex' | 'dependsOnTime'> & {
  [Key in 'languageOf' | 'entryOf' | 'boardOf']?: (
    answer: z.output<C['response']>,
  ) => ReturnType<NonNullable<SourceDefinition[Key]>>;
} & { asksFor?: (params: z.output<C['params']>) => z.output<C['params']> };

type Source<C extends Call> = Omit<SourceDefinition, 'name' | 'response'> & { response: C['response'] };

/** What a source answers. */
export type Answer<S extends { response: z.ZodType }> = z.output<S['response']>;

/**
 * Describes a source by the call it makes. Its file name is its name.
 * @param options.cache how long caches serve its answers, and pages made from them: a cache policy of cache-policy.ts
 * @param options.noindex search engines do not index pages that list it in their own `sources`
 * @param options.dependsOnTime its answers depend on the backend's clock
 * @param options.asksFor the parameters that the call requests instead of a node's
 * @param options.entryOf what an answer states about the page that shows it
 * @param options.boardOf the name of the board that an answer describes
 * @param options.languageOf the language of an answer that is the same in every language
 * @throws Error unless the call is a GET
 */
export function defineSource<C extends Call>(
  call: C,
  { cache, noindex = false, dependsOnTime = false, asksFor, languageOf, entryOf, boardOf }: SourceOptions<C>,
): Source<C> {
  if (call.method !== 'GET')
    throw new Error(`[registry] ${call.name} is a ${call.method}; a source only reads`);
  const { path, params, response } = call;
  // The engine passes only answers that match `response`.
  const facts = { languageOf, entryOf, boardOf };
  return { path, params, asksFor, response, cache, noindex, dependsOnTime, ...facts } as Source<C>;
}
