import { forgetLoginEnded } from './login-ended.ts';
import messages from './messages.json' with { type: 'json' };
import styles from './session-prompt.css?inline';

let dialog: HTMLDialogElement | undefined;

/**
 * Asks to log in again, in a dialog, because a toast disappears too soon (WCAG 2.2.1). The reservation widget handles
 * the login, so login is offered on pages that have it. An open prompt is left unchanged, even across client
 * navigations: the response that refused the login may belong to the next page.
 */
export function promptLogin(): void {
  if (dialog?.isConnected) return;
  dialog ??= makeDialog();
  dialog.replaceChildren(...contents());
  document.body.append(dialog);
  dialog.showModal();
}

function makeDialog(): HTMLDialogElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const made = document.createElement('dialog');
  made.className = 'SessionPrompt';
  made.setAttribute('role', 'alertdialog');
  made.setAttribute('aria-labelledby', 'session-prompt-text');
  // Closed before the click reaches the handler that opens the widget, which must not open below a modal dialog.
  made.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) made.close();
  });
  made.addEventListener('close', () => {
    made.remove();
    // Not earlier: if the page is being left, the next one must show the prompt.
    forgetLoginEnded();
  });
  return made;
}

function contents(): HTMLElement[] {
  const text = Object.assign(document.createElement('p'), {
    className: 'SessionPrompt-text',
    id: 'session-prompt-text',
    textContent: textOf('expired'),
  });
  const buttons = Object.assign(document.createElement('div'), { className: 'SessionPrompt-buttons' });
  buttons.append(button('close', 'Ui-button--line'));
  // Links name the widget with `data-widget` even where the partner uses none.
  if (document.querySelector('[data-reservation-widget]')) {
    const logIn = button('logIn', 'Ui-button--solid');
    logIn.dataset.widget = 'visit';
    logIn.autofocus = true;
    buttons.append(logIn);
  }
  return [text, buttons];
}

const button = (name: keyof typeof messages, look: 'Ui-button--line' | 'Ui-button--solid') =>
  Object.assign(document.createElement('button'), {
    type: 'button',
    className: `Ui-button Ui-button--m ${look}`,
    textContent: textOf(name),
  });

function textOf(name: keyof typeof messages): string {
  const texts: Record<string, string> = messages[name];
  return texts[document.documentElement.lang] ?? messages[name].ko;
}
