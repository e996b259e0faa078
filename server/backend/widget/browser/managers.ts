import { h } from './dom.ts';
import type { Translate } from './messages.ts';
import type { Manager } from './port.ts';

/** A list of the doctors who can be asked for, hidden without any. `known`: the choice so far. */
export function managers(t: Translate, known: number | null) {
  let chosen = known;
  const select = h('select', {
    id: 'manager',
    name: 'manager',
    onchange: () => {
      chosen = Number(select.value) || null;
    },
  });
  const label = h('label', { for: 'manager' }, t('manager'));
  const element = h('div', { class: 'field manager', 'data-section': 'manager' }, label, select);
  return {
    element,
    /** Null for any doctor, or while none is shown. */
    value: () => Number(select.value) || null,
    /** Shows other doctors; the chosen one remains chosen, unless it is gone. */
    show: (list: readonly Manager[]) => {
      const options = list.map(({ id, name, position }) =>
        h('option', { value: id }, [name, position].filter(Boolean).join(' · ')),
      );
      select.replaceChildren(h('option', { value: '' }, t('anyManager')), ...options);
      select.value = String(list.some(({ id }) => id === chosen) ? chosen : '');
      element.hidden = list.length === 0;
    },
  };
}
