import { loginEndedCookie, loginEndedSeconds } from '#schemas/access-token.ts';

// Separate from `readAccessToken`, which is part of every page's code.

/** Whether the backend has refused a login of this browser and the visitor has not closed the prompt yet. */
export const hasLoginEnded = (): boolean => document.cookie.includes(`${loginEndedCookie}=`);

/** Makes the visible page ask to log in again (client/visitor/behaviors/watch-login.ts). */
export function notifyLoginEnded(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
  document.cookie = `${loginEndedCookie}=1; max-age=${loginEndedSeconds}; path=/`;
}

/** Called when the visitor has closed the prompt: no other page needs to show it. */
export function forgetLoginEnded(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${loginEndedCookie}=; max-age=0; path=/`;
}
