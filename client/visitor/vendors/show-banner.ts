// This file is part of the bootstrap.

/** Local storage key of a visitor's choice. The bootstrap only looks whether it is there. */
export const choiceKey = 'maru:consent';

const shownClass = 'is-asking-consent';
const banner = () => document.querySelector<HTMLElement>('[data-consent-banner]');

/** Whether the page has a banner to ask with. */
export const asks = (): boolean => banner() !== null;

export const isShown = (): boolean => document.documentElement.classList.contains(shownClass);

/** A class of the root, which navigations leave alone. */
export const hideBanner = (): void => document.documentElement.classList.remove(shownClass);

/** Shows the banner over the page. @param opener the button that asked for it: the focus moves into the banner */
export function showBanner(opener?: HTMLElement): void {
  document.documentElement.classList.add(shownClass);
  if (opener) banner()?.focus();
}
