/** Sets the text of a field as typing would: React ignores events of a value that it has set itself. */
export function writeInto(
  field: HTMLInputElement | HTMLTextAreaElement | null | undefined,
  text: string,
): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Replaces the text of the field with this label, as typing would. */
export function typeInto(label: string, text: string): HTMLInputElement {
  const element = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const input = element && document.getElementById(element.htmlFor);
  if (!(input instanceof HTMLInputElement)) throw new Error(`No field "${label}"`);
  writeInto(input, text);
  return input;
}
