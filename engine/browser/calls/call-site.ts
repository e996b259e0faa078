import { type Failure, readFailure, unknownErrorMessage } from '#engine/api/failure.ts';
import { readAccessToken } from '#engine/browser/session/access-token.ts';
import { deleteAccessToken } from '#engine/browser/session/delete-access-token.ts';
import { tellLoginEnded } from '#engine/browser/session/login-ended.ts';
import { showNotice } from '#engine/browser/toast/show-toast.ts';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type CallOptions = {
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  /** A repeated write with the same key is done once: keep it until the write has been answered. */
  idempotencyKey?: string;
  /** A login to use where there is no access-token cookie. */
  token?: string;
  /** What the page does without: the visitor is not told that it failed. */
  isQuiet?: boolean;
};

/**
 * Makes a call of SPEC section 7 from the browser, through the site's own API. Asked once: nothing is retried and
 * nothing refetched. Throws a `Failure`, which the visitor has read by then where SPEC section 8 says so; a login that
 * is refused ends.
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
  // The site answers 503 while the backend is away, and says in the body what that is to the visitor.
  const { statusCode } = (answer ?? {}) as { statusCode?: number };
  throw readFailure(statusCode ?? response.status, answer);
}

/** The page's language goes with every call: answers and errors speak it. */
function search(query: CallOptions['query'] = {}): URLSearchParams {
  const all = new URLSearchParams({ languageCode: document.documentElement.lang });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) all.set(name, String(value));
  return all;
}

/** A failed answer may be a page of anyone on the way; a good one is JSON. */
function parse(text: string, isGood: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (isGood) throw error;
  }
}

/**
 * The page clears the user once the cookie is gone, and asks to log in again. The site says so itself where it has deleted
 * the cookie with its answer; what stands before the site does not.
 */
function logOut(token: string | undefined): void {
  if (token !== undefined || readAccessToken() !== undefined) tellLoginEnded();
  deleteAccessToken();
}
