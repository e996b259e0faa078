import { isDismissed } from '#blocks/Popups/dismissal.ts';

/** What the page brings of popups (blocks/Popups): all of them, once for each device, and how they are shown. */
export const findPopups = (): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>('template[data-popups]');

export const idOf = ({ dataset }: HTMLElement): number => Number(dataset.popup);

/** Those that the visitor has not dismissed for today (SPEC section 4), in their order. */
export const popupsLeft = (template: HTMLTemplateElement, of = ''): HTMLElement[] =>
  [...template.content.querySelectorAll<HTMLElement>(`[data-popup]${of}`)].filter(
    (popup) => !isDismissed(document.cookie, idOf(popup)),
  );
