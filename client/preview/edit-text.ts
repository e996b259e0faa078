import { isComposing } from '#client/console/ui/is-composing.ts';
import type { FrameMessage } from './types.ts';

/** Characters of a message. */
const maxLength = 10_000;

/**
 * Edits a text where it stands in the page: what is typed goes to the console at once. Enter and leaving it end the edit;
 * Escape brings back the text from before.
 * @param onEnd the element shows its bare text: it needs the page's markup again
 */
export function createTextEditor(send: (message: FrameMessage) => void, onEnd: () => void) {
  let edited: { element: HTMLElement; marker: string; before: string } | undefined;

  /** @param text as it is written: the element may show it with blanks in place of its line breaks */
  function begin(element: HTMLElement, marker: string, text: string): void {
    finish();
    edited = { element, marker, before: text };
    element.textContent = text;
    Object.assign(element.style, {
      outline: '2px solid #1d4ed8',
      outlineOffset: '2px',
      whiteSpace: 'pre-wrap',
    });
    element.setAttribute('contenteditable', 'plaintext-only');
    element.setAttribute('role', 'textbox');
    element.setAttribute('aria-multiline', String(text.includes('\n')));
    element.addEventListener('input', report);
    element.addEventListener('keydown', press);
    element.addEventListener('blur', finish);
    element.focus();
    getSelection()?.selectAllChildren(element);
  }

  function report(): void {
    if (edited) send({ type: 'text', marker: edited.marker, text: textOf(edited.element) });
  }

  function press(event: KeyboardEvent): void {
    if (!edited || isComposing(event)) return;
    event.stopPropagation();
    if (event.key === 'Escape') {
      send({ type: 'text', marker: edited.marker, text: edited.before });
      edited.element.textContent = edited.before;
    } else if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    finish();
  }

  function finish(): void {
    if (!edited) return;
    const { element, marker } = edited;
    edited = undefined;
    element.removeEventListener('input', report);
    element.removeEventListener('keydown', press);
    element.removeEventListener('blur', finish);
    for (const name of ['contenteditable', 'role', 'aria-multiline']) element.removeAttribute(name);
    Object.assign(element.style, { outline: '', outlineOffset: '', whiteSpace: '' });
    element.blur();
    send({ type: 'written', marker });
    onEnd();
  }

  return {
    begin,
    /** The element that is edited: a new page leaves it alone. */
    element: () => edited?.element,
  };
}

/** What was typed, without the line break that browsers add at the end. */
const textOf = (element: HTMLElement): string =>
  (element.innerText ?? element.textContent ?? '')
    .replaceAll('\u00a0', ' ')
    .replace(/\n$/, '')
    .slice(0, maxLength);
