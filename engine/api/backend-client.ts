import { pathParamNames } from '#schemas/api/call.ts';
import { appKeyHeader, repeatedHeader } from '#schemas/api/headers.ts';
import { BackendError, toBackendError } from './backend-error.ts';
import { unknownErrorMessage } from './failure.ts';
import { readJson } from './read-json.ts';
import { type BackendAnswer, requestBackend } from './request-backend.ts';

export type BackendRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path template: `{name}` is taken from params; the other params become the query. */
  path: string;
  params?: Record<string, unknown>;
  body?: unknown;
  /** Origin of the partner's site: it tells the backend whose data is requested. */
  origin: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Called when a write with the same key was done before and this response is a replay. */
  onRepeated?: (() => void) | undefined;
};

export type BackendClient = (request: BackendRequest) => Promise<unknown>;

/** Larger responses are refused. */
const maxBytes = 4 * 1024 * 1024;

/** Path and query of a call. Path parameters are encoded, lists are joined by commas, empty values are left out. */
export function callUrl(path: string, params: Record<string, unknown> = {}): string {
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
 * The client resolves to the body; the authorization header of the response is added to it as `token`. It throws
 * BackendError: with the backend's own status and message, or 500 for everything else.
 */
export function createBackendClient({ baseUrl, appKey }: { baseUrl: string; appKey: string }): BackendClient {
  return async ({ method = 'GET', path, params, body, origin, headers = {}, signal, onRepeated }) => {
    let answered: BackendAnswer;
    let answer: unknown;
    try {
      answered = await requestBackend(new URL(callUrl(path, params), baseUrl), {
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
