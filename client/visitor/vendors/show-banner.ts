import { askingClass } from './consent-names.ts';

const root = document.documentElement;
const banner = () => document.querySelector<HTMLElement>('[data-consent-banner]');

let opener: HTMLElement | undefined;

/** Whether the page has a banner to ask with. */
export const hasBanner = (): boolean => banner() !== null;

export const isBannerOpen = (): boolean => root.classList.contains(askingClass);

/** Whether the page shows it by itself, as there was no choice. */
export const isBannerUnprompted = (): boolean => isBannerOpen() && !opener;

/** Hides the banner; the focus returns to the button that opened it. */
export function hideBanner(): void {
  root.classList.remove(askingClass);
  opener?.focus();
  opener = undefined;
}

/** Shows the banner over the page. @param by the button that asked for it: the focus moves into the banner */
export function showBanner(by?: HTMLElement): void {
  root.classList.add(askingClass);
  opener = by;
  if (by) banner()?.focus();
}
