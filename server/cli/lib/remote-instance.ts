import { type OperatorCallName, operatorCalls } from '#schemas/operator/calls.ts';
import type { OperatorCall } from '#schemas/operator/operator-call.ts';
import { CommandError } from './command.ts';
import { type Instance, OperatorCallError } from './instance.ts';

/** Milliseconds for one call: a template swap renders all pages. */
const timeoutMs = 120_000;

/**
 * An instance that runs elsewhere.
 * @param server address of its operator API, without `/operator`
 * @param token of `createToken` or `signIn`
 * @throws CommandError if the address or the token is missing or wrong
 */
export function remoteInstance(server: string, token: string | undefined): Instance {
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new CommandError(`--server must be a web address (found "${server}").`, { exitCode: 2 });
  if (!token)
    throw new CommandError('A server needs a token: --token, or the variable MARU_TOKEN.', { exitCode: 2 });
  const base = server.replace(/\/+$/, '');
  return {
    name: base,
    async call(name, params, ...[body]) {
      const call: OperatorCall = operatorCalls[name];
      const response = await fetch(`${base}${addressOf(name, params)}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: Error) => {
        throw new CommandError(
          `${base} cannot be reached: ${(error.cause as Error)?.message ?? error.message}.`,
        );
      });
      const answer: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw new OperatorCallError(response.status, answer);
      const parsed = call.response.safeParse(answer);
      if (!parsed.success)
        throw new CommandError(
          `${base} answered in an unknown way; it may run another version. ${parsed.error.message}`,
        );
      return parsed.data as never;
    },
  };
}

/** Path and query of a call: parameters in braces are in the path, the others in the query. */
export function addressOf(name: OperatorCallName, params: object): string {
  const query = new URLSearchParams();
  let { path }: { path: string } = operatorCalls[name];
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (path.includes(`{${key}}`)) path = path.replace(`{${key}}`, encodeURIComponent(String(value)));
    else query.set(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
