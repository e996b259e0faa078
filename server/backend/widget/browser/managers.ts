import { h } from './dom.ts';
import type { Speak } from './messages.ts';
import type { Manager } from './port.ts';

/** A list of the doctors who can be asked for, hidden without any. `known`: the choice so far. */
export function managers(t: Speak, known: number | null) {
  const select = h('select', { id: 'manager', name: 'manager' });
  const element = h('div', { class: 'field' }, h('label', { for: 'manager' }, t('manager')), select);
  const chosen = () => Number(select.value) || null;
  return {
    element,
    value: chosen,
    /** Shows other doctors; a chosen one who is still there remains chosen. */
    show: (list: readonly Manager[]) => {
      const before = chosen() ?? known;
      const options = list.map(({ id, name, position }) =>
        h('option', { value: id }, [name, position].filter(Boolean).join(' · ')),
      );
      select.replaceChildren(h('option', { value: '' }, t('anyManager')), ...options);
      select.value = String(list.some(({ id }) => id === before) ? before : '');
      element.hidden = list.length === 0;
    },
  };
}
