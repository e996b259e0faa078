import { controlsOf, forgetDraft, saveDraft } from './drafts.ts';
import { clearDialog, followDialogLink, syncDialogs } from './form-dialogs.ts';
import { prepareForms, showRestored } from './prepare-forms.ts';
import { sendForm } from './send-form.ts';

let isListening = false;

/** Submits the forms of this page in place and saves drafts of them. Called on every page with a form. */
export function enhanceForms(): void {
  if (!isListening) listen();
  isListening = true;
  syncDialogs();
  prepareForms();
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
