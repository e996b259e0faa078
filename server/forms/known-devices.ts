import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { FormTokens } from './form-tokens.ts';

/** The cookie of a browser in which an article was written or opened. Its path is the article's, so no other page gets it. */
const cookieName = 'known-device';
/** Milliseconds for which an article knows a browser. */
const life = 180 * 24 * 60 * 60_000;

const aboutOf = (site: string, articleId: string) => `known device|${site}|${articleId}`;

/** What names the browser to the backend, where it has shown an article's password or given it; else undefined. */
export function knownDeviceOf(
  request: Pick<FastifyRequest, 'headers'>,
  tokens: FormTokens,
  { site, articleId }: { site: string; articleId: string },
): string | undefined {
  const sealed = parseCookie(request.headers.cookie ?? '')[cookieName];
  return sealed === undefined ? undefined : tokens.open(sealed, aboutOf(site, articleId));
}

/** `set-cookie` with which the article knows this browser from now on. @param path the article's page */
export function knownDeviceCookie(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  tokens: FormTokens,
  { site, articleId, path }: { site: string; articleId: string; path: string },
): string {
  const device = knownDeviceOf(request, tokens, { site, articleId }) ?? randomBytes(16).toString('base64url');
  return stringifySetCookie({
    name: cookieName,
    value: tokens.seal(device, aboutOf(site, articleId), Date.now(), life),
    path,
    maxAge: life / 1000,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}
