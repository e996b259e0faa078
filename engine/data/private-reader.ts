import { BackendError } from '#engine/api/backend-error.ts';
import { type AnswerLoaderDeps, loadAnswer } from './load-answer.ts';
import { unshared } from './shared-answers.ts';
import type { SourceReader } from './source-reader.ts';

/** The backend no longer accepts the login, or not for this request (SPEC section 6). */
export const isRefusedLogin = (status: number): boolean => status === 401 || status === 403;

/**
 * Reads sources for one page of one logged-in visitor: every call carries the login (SPEC section 7), and no answer is
 * cached, shared or taken from a cache. Previews read like this too, without a login.
 * @param login the value of the authorization header
 * @param onRefused called when the backend answers 401 or 403
 */
export function createPrivateReader(
  { client, sanitize, onInvalid }: Omit<AnswerLoaderDeps, 'shared'>,
  login: string | undefined,
  onRefused: () => void = () => {},
): SourceReader {
  const sources: AnswerLoaderDeps = {
    client:
      login === undefined
        ? client
        : (request) => client({ ...request, headers: { ...request.headers, authorization: login } }),
    sanitize,
    onInvalid,
    shared: unshared,
  };
  return {
    peek: () => undefined,
    held: () => 'none',
    read: async (tenantRef, request) => {
      try {
        return (await loadAnswer(sources, tenantRef, request, 0)).value;
      } catch (error) {
        if (error instanceof BackendError && isRefusedLogin(error.status)) onRefused();
        throw error;
      }
    },
    purge: () => {},
  };
}
