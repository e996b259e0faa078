import { isDismissed } from '#blocks/Popups/dismissal.ts';

/** The page's popups (blocks/Popups): all of them, once per device, with their settings. */
export const findPopups = (): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>('template[data-popups]');

export const idOf = ({ dataset }: HTMLElement): number => Number(dataset.popup);

/** The popups that the visitor has not dismissed for today (SPEC section 4), in order. */
export const popupsLeft = (template: HTMLTemplateElement, of = ''): HTMLElement[] =>
  [...template.content.querySelectorAll<HTMLElement>(`[data-popup]${of}`)].filter(
    (popup) => !isDismissed(document.cookie, idOf(popup)),
  );
