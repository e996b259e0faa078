import { callOperator } from '#engine/operator/call-operator.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { CommandError } from './command.ts';
import type { Instance } from './instance.ts';

/**
 * An instance that runs elsewhere.
 * @param server URL of its operator API, without `/operator`
 * @param token of `createToken` or `signIn`
 * @throws CommandError if the URL or the token is missing or wrong
 */
export function remoteInstance(
  server: string,
  token: string | undefined,
  language: OperatorLanguage,
): Instance {
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new CommandError(`--server must be a web address (found "${server}").`, { exitCode: 2 });
  if (!token)
    throw new CommandError('A server needs a token: --token, or the variable MARU_TOKEN.', { exitCode: 2 });
  const name = server.replace(/\/+$/, '');
  return { name, call: callOperator(name, { token, language }) };
}
