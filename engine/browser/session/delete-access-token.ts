import { accessTokenCookie } from '#schemas/access-token.ts';

// Apart from reading it, which every page's first script does.

/** Deletes the cookie, also where it was set for the whole domain: it would only be refused again. */
export function deleteAccessToken(): void {
  const names = location.hostname.split('.');
  const domains = names.map((_, from) => `; domain=${names.slice(from).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later; a call made meanwhile would carry the cookie
    document.cookie = `${accessTokenCookie}=; max-age=0; path=/${domain}`;
  }
}
