import { forgetLoginEnded } from './login-ended.ts';
import messages from './messages.json' with { type: 'json' };
import styles from './session-prompt.css?inline';

let dialog: HTMLDialogElement | undefined;

/**
 * Asks to log in again, in a dialog that waits: a toast is gone before it can be answered (WCAG 2.2.1). A login is made
 * in the reservation widget, so it is offered where the page has one. Asked again while it is open, it stays as it is,
 * and it stays over a navigation within the site: the answer that refused the login may be that of the next page.
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
  // Closed before the click goes on to whatever opens the widget: that must not open below a modal dialog.
  made.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) made.close();
  });
  made.addEventListener('close', () => {
    made.remove();
    // Not before: the page may be on its way out, and the next one has to ask then.
    forgetLoginEnded();
  });
  return made;
}

function contents(): HTMLElement[] {
  const text = Object.assign(document.createElement('p'), {
    className: 'SessionPrompt-text',
    id: 'session-prompt-text',
    textContent: say('expired'),
  });
  const buttons = Object.assign(document.createElement('div'), { className: 'SessionPrompt-buttons' });
  buttons.append(button('close', 'Ui-button--line'));
  if (document.querySelector('[data-widget], [data-reservation-widget]')) {
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
    textContent: say(name),
  });

function say(name: keyof typeof messages): string {
  const texts: Record<string, string> = messages[name];
  return texts[document.documentElement.lang] ?? messages[name].ko;
}
