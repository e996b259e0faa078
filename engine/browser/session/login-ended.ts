import { loginEndedCookie, loginEndedSeconds } from '#schemas/access-token.ts';

// Apart from readAccessToken: none of this is in the code of every page.

/** Whether the backend has refused a login of this browser, and the visitor has not answered yet. */
export const hasLoginEnded = (cookies = document.cookie): boolean => cookies.includes(`${loginEndedCookie}=`);

/** Lets the page that the visitor sees ask to log in again (client/visitor/behaviours/watch-login.ts). */
export function tellLoginEnded(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser of 2023 has the Cookie Store API
  document.cookie = `${loginEndedCookie}=1; max-age=${loginEndedSeconds}; path=/`;
}

/** The visitor has answered: no other page needs to ask. */
export function forgetLoginEnded(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${loginEndedCookie}=; max-age=0; path=/`;
}
