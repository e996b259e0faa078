import type { Path } from '../document/parse-document.ts';

const fields = 'input:not([type="hidden"]):not([type="color"]), textarea, select, button';

/** Scrolls to the field of a value and focuses it, if the form has one. Findings and the JSON view use it. */
export function focusField(path: Path, tries = 5): void {
  const key = JSON.stringify(path);
  // The form of another node is rendered first, and parts of it may have to load.
  setTimeout(() => {
    const field = [...document.querySelectorAll<HTMLElement>('[data-path]')].find(
      ({ dataset }) => dataset.path === key,
    );
    if (!field && tries > 0) focusField(path, tries - 1);
    const text = field?.querySelector<HTMLElement>('[contenteditable="true"]');
    (text ?? field?.querySelector<HTMLElement>(fields))?.focus();
  }, 60);
}

/** Focuses the field with a text that was double-clicked in the page. */
export function focusText(text: string, tries = 5): void {
  // The form of another node is rendered first.
  setTimeout(() => {
    const inputs = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      '.Editor-form input, .Editor-form textarea',
    );
    const field = [...inputs].find(({ value }) => isSame(value, text));
    if (!field && tries > 0) focusText(text, tries - 1);
    field?.focus();
    field?.select();
  }, 60);
}

/** Line breaks and blanks look alike in a page. */
const isSame = (one: string, other: string) => plain(one) !== '' && plain(one) === plain(other);
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
