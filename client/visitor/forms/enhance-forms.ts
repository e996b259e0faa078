import { controlsOf, forgetDraft, restoreDraft, saveDraft } from './drafts.ts';
import { clearDialog, followDialogLink, syncDialogs } from './form-dialogs.ts';
import { sendForm } from './send-form.ts';

let isListening = false;

/** Submits the forms of this page in place and saves drafts of them. Called on every page with a form. */
export function enhanceForms(): void {
  if (!isListening) listen();
  isListening = true;
  syncDialogs();
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

const formOf = (event: Event, selector: string) =>
  event.target instanceof Element ? event.target.closest<HTMLFormElement>(selector) : null;

function listen(): void {
  document.addEventListener('submit', (event) => {
    const form = formOf(event, 'form[data-form]');
    if (!form || event.defaultPrevented) return;
    event.preventDefault();
    void sendForm(form);
  });
  document.addEventListener('input', (event) => {
    const form = formOf(event, 'form[data-draft]');
    if (form) saveDraft(form);
  });
  document.addEventListener('click', (event) => {
    followDialogLink(event);
    if (event.target instanceof Element && event.target.closest('[data-draft-discard]')) {
      const form = formOf(event, 'form[data-draft]');
      if (form) startAfresh(form);
    }
  });
  // The event does not bubble.
  document.addEventListener('close', clearDialog, { capture: true });
}

function startAfresh(form: HTMLFormElement): void {
  forgetDraft(form);
  form.reset();
  showRestored(form, false);
  controlsOf(form)[0]?.focus();
}

function showRestored(form: HTMLFormElement, isRestored: boolean): void {
  const notice = form.querySelector<HTMLElement>('[data-draft-restored]');
  const words = notice?.querySelector<HTMLElement>('[data-draft-words]');
  if (!notice || !words) return;
  notice.hidden = !isRestored;
  words.textContent = isRestored ? (words.dataset.draftWords ?? '') : '';
}
