export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = 'form[data-form] :is(input, textarea, select):not([type="hidden"])';

/**
 * Preserves form values while the page is replaced: passwords, which no answer returns, and what was typed while
 * waiting for the answer. A rejected password is not restored.
 */
export function keepFormValues(): { save: () => void; restore: () => void } {
  const stored = new Map<string, { value: string; checked: boolean }>();
  return {
    save: () => {
      for (const control of document.querySelectorAll<Control>(controls))
        stored.set(keyOf(control), {
          value: control.value,
          checked: control instanceof HTMLInputElement && control.checked,
        });
    },
    restore: () => {
      for (const control of document.querySelectorAll<Control>(controls)) {
        const typed = stored.get(keyOf(control));
        if (!typed || (control.type === 'password' && control.hasAttribute('aria-invalid'))) continue;
        if (control.type !== 'checkbox') control.value = typed.value;
        else if (control instanceof HTMLInputElement)
          control.checked = typed.checked && typed.value === control.value;
        selectFirst(control);
      }
    },
  };
}

/** Selects the first option of a list that lacks the chosen one: without any, it would look empty. */
export function selectFirst(control: Control): void {
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.selectedIndex = 0;
}

const keyOf = ({ id, name, form }: Control) => `${form?.dataset.form}|${name}|${id}`;
