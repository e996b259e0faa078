import { isDismissed } from '#blocks/Popups/dismissal.ts';
import type { PopupsSettings } from '#blocks/Popups/popup-settings.ts';

/** The page's popups (blocks/Popups): all of them, once per device, with their settings. */
export const findPopups = (): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>('template[data-popups]');

export const settingsOf = ({ dataset }: HTMLElement): PopupsSettings => JSON.parse(dataset.popups ?? '');

export const idOf = ({ dataset }: HTMLElement): number => Number(dataset.popup);

/** The popups that the visitor has not dismissed for today (SPEC section 4), in order. */
export const undismissedPopups = (template: HTMLTemplateElement, of = ''): HTMLElement[] =>
  [...template.content.querySelectorAll<HTMLElement>(`[data-popup]${of}`)].filter(
    (popup) => !isDismissed(document.cookie, idOf(popup)),
  );
