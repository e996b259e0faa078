import type { QueuedToast } from '#engine/browser/toast/toast-queue.ts';
import messages from './messages.json' with { type: 'json' };
import { toastIcons } from './toast-icons.ts';

function icon(name: keyof typeof toastIcons, className: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [key, value] of Object.entries({
    class: `Ui-icon ${className}`,
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(key, value);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', toastIcons[name]);
  svg.append(path);
  return svg;
}

function element(name: string, className: string): HTMLElement {
  return Object.assign(document.createElement(name), { className });
}

/** One toast. Its `order` keeps it in sequence with the other live region's toasts. */
export function toastView(toast: QueuedToast): HTMLElement {
  const view = element('div', `Toasts-toast Toasts-toast--${toast.icon}`);
  view.dataset.toast = String(toast.id);
  view.style.order = String(toast.id);
  const text = element('div', 'Toasts-text');
  // HTML by contract: callers with plain text use showNotice.
  if (toast.isText) text.textContent = toast.description;
  else text.innerHTML = toast.description;
  // The message of an unknown error is Korean on every page (SPEC section 8), and so are some answers of backends.
  if (/^[가-힣]/.test(toast.description)) text.lang = 'ko';
  view.append(icon(toast.icon, 'Toasts-icon'), text);
  if (toast.hasClose) view.append(closeButton());
  return view;
}

function closeButton(): HTMLElement {
  const button = element('button', 'Toasts-close');
  const language = document.documentElement.lang as keyof typeof messages.close;
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', messages.close[language] ?? messages.close.en);
  // The message is announced, not its close button.
  button.setAttribute('aria-live', 'off');
  button.append(icon('close', ''));
  return button;
}
