type Control = HTMLInputElement | HTMLTextAreaElement;
const controls = 'form[data-form] :is(input, textarea):not([type="hidden"])';

/**
 * Keeps what stands in the forms of a page while the page is put in place anew: passwords, which no answer brings
 * back, and what was typed while the answer was on its way. A password that was wrong is not given back.
 */
export function keepTyped(): { take: () => void; giveBack: () => void } {
  const kept = new Map<string, { value: string; checked: boolean }>();
  return {
    take: () => {
      for (const control of document.querySelectorAll<Control>(controls))
        kept.set(keyOf(control), {
          value: control.value,
          checked: control instanceof HTMLInputElement && control.checked,
        });
    },
    giveBack: () => {
      for (const control of document.querySelectorAll<Control>(controls)) {
        const typed = kept.get(keyOf(control));
        if (!typed || (control.type === 'password' && control.hasAttribute('aria-invalid'))) continue;
        if (control.type !== 'checkbox') control.value = typed.value;
        else if (control instanceof HTMLInputElement)
          control.checked = typed.checked && typed.value === control.value;
      }
    },
  };
}

const keyOf = ({ id, name, form }: Control) => `${form?.dataset.form}|${name}|${id}`;
