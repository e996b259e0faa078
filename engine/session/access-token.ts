import { accessTokenCookie } from '#schemas/access-token.ts';

/** The visitor's login as its cookie says it: undefined where nobody is logged in. Browser only. */
export function readAccessToken(cookies = document.cookie): string | undefined {
  const start = `${accessTokenCookie}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length) || undefined;
}

/** Deletes the cookie, also where it was set for the whole domain: it would only be refused again. */
export function deleteAccessToken(): void {
  const names = location.hostname.split('.');
  const domains = names.map((_, from) => `; domain=${names.slice(from).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later; a call made meanwhile would carry the cookie
    document.cookie = `${accessTokenCookie}=; max-age=0; path=/${domain}`;
  }
}
