import { h } from './dom.ts';
import type { Translate } from './messages.ts';

export type Person = { customerName: string; customerPhone: string; memo: string; isConsented: boolean };

/** Fields for name, phone number, message and consent. Input is retained when the language changes. */
export function person(t: Translate, known: Partial<Person>) {
  const field = (id: string, label: string, input: HTMLInputElement | HTMLTextAreaElement) => {
    input.id = id;
    input.setAttribute('aria-describedby', `${id}-error`);
    return h('div', { class: 'field' }, h('label', { for: id }, label), input, errorOf(id));
  };
  const name = h('input', { name: 'name', autocomplete: 'name', maxlength: 60, required: true });
  const phone = h('input', {
    name: 'tel',
    type: 'tel',
    autocomplete: 'tel',
    inputmode: 'tel',
    maxlength: 24,
    required: true,
  });
  const memo = h('textarea', { name: 'memo', rows: 2, maxlength: 1000 });
  const consent = h('input', {
    type: 'checkbox',
    id: 'consent',
    name: 'consent',
    required: true,
    'aria-describedby': 'consent-error',
  });
  name.value = known.customerName ?? '';
  phone.value = known.customerPhone ?? '';
  memo.value = known.memo ?? '';
  consent.checked = known.isConsented ?? false;
  const element = h(
    'fieldset',
    { class: 'section', 'data-section': 'person' },
    h('legend', {}, t('person')),
    field('name', t('name'), name),
    field('phone', t('phone'), phone),
    field('memo', t('memo'), memo),
    h('label', { class: 'consent' }, consent, h('span', {}, t('consent'))),
    errorOf('consent'),
  );
  return {
    element,
    value: (): Person => ({
      customerName: name.value.trim(),
      customerPhone: phone.value.trim(),
      memo: memo.value.trim(),
      isConsented: consent.checked,
    }),
  };
}

const errorOf = (id: string) => h('p', { class: 'error', id: `${id}-error` });
