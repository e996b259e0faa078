import { type Control, selectFirst } from './drafts.ts';

const controls = 'form[data-form] :is(input, textarea, select):not([type="hidden"])';

/**
 * Preserves form values while the page is replaced: passwords, which no answer returns, and what was typed while
 * waiting for the answer. A rejected password is not restored.
 */
export function preserveInput(): { save: () => void; restore: () => void } {
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

const keyOf = ({ id, name, form }: Control) => `${form?.dataset.form}|${name}|${id}`;
