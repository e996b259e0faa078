const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};

/** Replaces the text of the field with this label, as typing would. */
export function typeInto(label: string, text: string): HTMLInputElement {
  const element = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const input = element && document.getElementById(element.htmlFor);
  if (!(input instanceof HTMLInputElement)) throw new Error(`No field "${label}"`);
  // React ignores events of a value that it has set itself.
  set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return input;
}
