import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { FormTokens } from './form-tokens.ts';

/**
 * The cookie of a browser in which an article was written or opened. It is set for the article's URL in each language
 * of the site, so it is sent to no other page.
 */
const cookieName = 'known-device';
/** Milliseconds for which an article knows a browser. */
const life = 180 * 24 * 60 * 60_000;

const aboutOf = (site: string, articleId: string) => `known device|${site}|${articleId}`;

/** Identifies the browser to the backend, if the article's password was set or entered in it; otherwise undefined. */
export function knownDeviceOf(
  request: Pick<FastifyRequest, 'headers'>,
  tokens: FormTokens,
  { site, articleId }: { site: string; articleId: string },
): string | undefined {
  const sealed = parseCookie(request.headers.cookie ?? '')[cookieName];
  return sealed === undefined ? undefined : tokens.open(sealed, aboutOf(site, articleId));
}

/**
 * Values of `set-cookie` by which the article recognizes this browser from now on, one per path.
 * @param article.paths the article's page in every language
 */
export function knownDeviceCookies(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  tokens: FormTokens,
  { site, articleId, paths }: { site: string; articleId: string; paths: Iterable<string> },
): string[] {
  const device = knownDeviceOf(request, tokens, { site, articleId }) ?? randomBytes(16).toString('base64url');
  const value = tokens.seal(device, aboutOf(site, articleId), Date.now(), life);
  return [...paths].map((path) =>
    stringifySetCookie({
      name: cookieName,
      value,
      path,
      maxAge: life / 1000,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
    }),
  );
}
