import type { Call } from '#schemas/api/calls.ts';
import type { SourceDefinition } from './contract.ts';

/** Describes a source by the call it makes. Its name is that of its file. */
export function defineSource(
  call: Call,
  { cacheSeconds }: { cacheSeconds: number },
): Omit<SourceDefinition, 'name'> {
  if (call.method !== 'GET')
    throw new Error(`[registry] ${call.name} is a ${call.method}; a source only reads`);
  return { path: call.path, params: call.params, response: call.response, cacheSeconds };
}
