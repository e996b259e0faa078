import { appKeyHeader, pathParamNames, repeatedHeader } from '#schemas/api/calls.ts';
import { askBackend, type BackendAnswer } from './ask-backend.ts';
import { BackendError, toBackendError } from './backend-error.ts';
import { unknownErrorMessage } from './failure.ts';
import { readJson } from './read-json.ts';

export type BackendRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path shape with `{name}` taken from params; the other params become the query. */
  path: string;
  params?: Record<string, unknown>;
  body?: unknown;
  /** Origin of the partner's site: it tells the backend whose data is asked for. */
  origin: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Is told where the write was done before with the same key, and this is its answer once more. */
  onRepeated?: (() => void) | undefined;
};

export type BackendClient = (request: BackendRequest) => Promise<unknown>;

/** Bytes of an answer after which it is refused. */
const maxBytes = 4 * 1024 * 1024;

/** Path and query of a call. Path parameters are encoded, lists are joined by commas, undefined is left out. */
function callUrl(path: string, params: Record<string, unknown> = {}): string {
  const inPath = new Set(pathParamNames(path));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (inPath.has(name) || value === undefined || value === null) continue;
    query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return query.size ? `${filled}?${query}` : filled;
}

/**
 * The only way from the site to a backend: adds origin and app key, limits size, reads errors (SPEC section 7).
 * Only the body comes back; an authorization header of the answer is added to it as `token`. The client it returns
 * throws BackendError: the backend's own status and message, or 500 for everything else.
 */
export function createBackendClient({ baseUrl, appKey }: { baseUrl: string; appKey: string }): BackendClient {
  return async ({ method = 'GET', path, params, body, origin, headers = {}, signal, onRepeated }) => {
    let answered: BackendAnswer;
    let answer: unknown;
    try {
      answered = await askBackend(new URL(callUrl(path, params), baseUrl), {
        method,
        headers: {
          accept: 'application/json',
          origin,
          [appKeyHeader]: appKey,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        maxBytes,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      });
      answer = readJson(answered);
    } catch (error) {
      throw new BackendError(500, unknownErrorMessage, undefined, { cause: error });
    }
    if (!answered.ok) throw toBackendError(answered.status, answer, answered.headers['retry-after']);
    if (answered.headers[repeatedHeader] === 'true') onRepeated?.();
    const token = answered.headers.authorization;
    return token && typeof answer === 'object' ? { ...answer, token } : answer;
  };
}
