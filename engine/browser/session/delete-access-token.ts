import { accessTokenCookie } from '#schemas/access-token.ts';

// Separate from `readAccessToken`, which is part of every page's first script.

/** Deletes the cookie, including one set for the whole domain, which would only be refused again. */
export function deleteAccessToken(): void {
  const names = location.hostname.split('.');
  const domains = names.map((_, from) => `; domain=${names.slice(from).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous; a call in between would carry the cookie
    document.cookie = `${accessTokenCookie}=; max-age=0; path=/${domain}`;
  }
}
