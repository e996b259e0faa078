import { restoreDraft } from './drafts.ts';

/** Restores the drafts of the forms on the page, and marks the forms as ready. Called for every page and every answer. */
export function prepareForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    // Values returned with an error are newer than any draft.
    if (form.dataset.refused === undefined && restoreDraft(form)) showRestored(form, true);
    const picked = form.querySelector<HTMLTextAreaElement>('[data-cart-lines]');
    // Lines missing after an error may have been removed on purpose.
    if (picked && form.dataset.refused === undefined)
      import('./cart-lines.ts').then(
        ({ fillFirst }) => fillFirst(picked),
        // Visitors can still write the lines by hand.
        () => {},
      );
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
    form.dataset.enhanced = '';
}

/** Shows or hides the notice that typed text was restored. */
export function showRestored(form: HTMLFormElement, isRestored: boolean): void {
  const notice = form.querySelector<HTMLElement>('[data-draft-restored]');
  const words = notice?.querySelector<HTMLElement>('[data-draft-words]');
  if (!notice || !words) return;
  notice.hidden = !isRestored;
  words.textContent = isRestored ? (words.dataset.draftWords ?? '') : '';
}
