import { type Failure, readFailure, unknownErrorMessage } from '#engine/api/failure.ts';
import { readAccessToken } from '#engine/browser/session/access-token.ts';
import { deleteAccessToken } from '#engine/browser/session/delete-access-token.ts';
import { notifyLoginEnded } from '#engine/browser/session/login-ended.ts';
import { showNotice } from '#engine/browser/toast/show-toast.ts';

type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
type CallOptions = {
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  /** Writes with the same key are done once: reuse the key until the write has succeeded or failed. */
  idempotencyKey?: string;
  /** A login to use if there is no access-token cookie. */
  token?: string;
  /** For a call that the page can do without: a failure shows no notice. */
  isQuiet?: boolean;
};

/**
 * Makes a call of SPEC section 7 from the browser, through the site's own API. Nothing is retried or refetched.
 * Throws a `Failure`, after showing it to the visitor where SPEC section 8 requires that. A refused login is ended.
 */
export async function callSite<T>(
  method: CallMethod,
  path: `/customer/${string}`,
  options: CallOptions = {},
): Promise<T> {
  try {
    return (await ask(method, path, options)) as T;
  } catch (error) {
    const failure = error as Failure;
    // A mutation's 409 is silent, a query's 404 too.
    const isSilent =
      options.isQuiet || failure.status === 409 || (method === 'GET' && failure.status === 404);
    if (!isSilent) showNotice(failure.message);
    if (failure.status === 401 || failure.status === 403) logOut(options.token);
    throw failure;
  }
}

async function ask(
  method: CallMethod,
  path: string,
  { query, body, idempotencyKey, token }: CallOptions,
): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (token) headers.authorization = token;
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api${path}?${search(query)}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    answer = text === '' ? undefined : parse(text, response.ok);
  } catch {
    throw { status: 500, message: unknownErrorMessage, code: undefined } satisfies Failure;
  }
  if (response.ok) return answer;
  // While the backend is unavailable the site answers 503; the body carries the status to report to the visitor.
  const { statusCode } = (answer ?? {}) as { statusCode?: number };
  throw readFailure(statusCode ?? response.status, answer);
}

/** Every call carries the page's language, which responses and errors use. */
function search(query: CallOptions['query'] = {}): URLSearchParams {
  const all = new URLSearchParams({ languageCode: document.documentElement.lang });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) all.set(name, String(value));
  return all;
}

/** A failed response may be any proxy's HTML; a successful one must be JSON. */
function parse(text: string, isGood: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (isGood) throw error;
  }
}

/**
 * The page clears the user and asks to log in again once the cookie is gone. When the site itself deletes the cookie in
 * its response it also announces that; a proxy in front of the site does not.
 */
function logOut(token: string | undefined): void {
  if (token !== undefined || readAccessToken() !== undefined) notifyLoginEnded();
  deleteAccessToken();
}
