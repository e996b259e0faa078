import { type Day, inQuery, read, type Time } from './calls.ts';
import { h, loadingNote } from './dom.ts';
import type { Draft } from './draft.ts';
import { dayNames, type LanguageCode, type Translate } from './messages.ts';
import type { Line } from './port.ts';

type Options = {
  t: Translate;
  language: LanguageCode;
  /** The previous choice; dropped if no longer free. */
  known: Draft['at'];
  lines: () => Line[];
  onFailed: () => void;
};

type TimePicker = {
  element: HTMLElement;
  /** The choice; null while the times of its day are not shown, since the time belongs to another day. */
  value: () => Draft['at'] | null;
  /** The choice so far; empty strings for missing parts. */
  chosen: () => Draft['at'];
  /** Reloads the days, because free times depend on the chosen treatments. */
  refresh: () => Promise<void>;
};

/** Date and time as two radio groups, so that arrow keys move through them and skip closed days. */
export function timePicker({ t, language, known, lines, onFailed }: Options): TimePicker {
  let { date, time } = known;
  /** The date whose times are shown. */
  let shownDate = '';
  let asked = 0;
  const days = h('div', { class: 'days' }, loadingNote(t));
  const times = h('div', { class: 'times' });
  const error = h('p', { class: 'error', id: 'time-error' });
  const element = h(
    'div',
    { class: 'section', 'data-section': 'when' },
    h('fieldset', {}, h('legend', {}, t('day')), days),
    h('fieldset', { 'aria-describedby': 'time-error' }, h('legend', {}, t('time')), times, error),
  );

  const showDays = (rows: Day[]) => {
    const first = rows[0]?.date ?? '';
    const before = first ? (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7 : 0;
    const cells = rows.map(({ date: day, isOpen }, index) => {
      const names = dayNames(day, language);
      const isMonthShown = index === 0 || names.day === '1';
      return h(
        'label',
        { class: 'cell' },
        h('input', {
          type: 'radio',
          name: 'day',
          value: day,
          disabled: !isOpen,
          checked: day === date,
          'aria-label': isOpen ? names.whole : `${names.whole}, ${t('closed')}`,
          onchange: () => void chooseDay(day),
        }),
        h(
          'span',
          { class: 'cell-face', 'aria-hidden': 'true' },
          h('small', {}, isMonthShown ? names.month : names.weekday),
          h('span', {}, names.day),
        ),
      );
    });
    days.replaceChildren(...Array.from({ length: before }, () => h('span', {})), ...cells);
  };

  const showTimes = (rows: Time[]) => {
    if (rows.length === 0) {
      times.replaceChildren(h('p', { class: 'note' }, t('noTimes')));
      return;
    }
    times.replaceChildren(
      ...rows.map(({ time: at, isFree }) =>
        h(
          'label',
          { class: 'cell' },
          h('input', {
            type: 'radio',
            name: 'time',
            value: at,
            disabled: !isFree,
            checked: at === time,
            'aria-label': isFree ? at : `${at}, ${t('full')}`,
            onchange: () => {
              time = at;
              error.textContent = '';
            },
          }),
          h('span', { class: 'cell-face', 'aria-hidden': 'true' }, h('span', {}, at)),
        ),
      ),
    );
  };

  const chooseDay = async (day: string) => {
    date = day;
    shownDate = '';
    times.replaceChildren(loadingNote(t));
    const mine = ++asked;
    try {
      const query = { languageCode: language, date: day, options: inQuery(lines()) };
      const { rows } = await read<{ rows: Time[] }>('times', query);
      if (mine !== asked) return;
      if (!rows.some((row) => row.time === time && row.isFree)) time = '';
      showTimes(rows);
      shownDate = day;
    } catch {
      if (mine === asked) onFailed();
    }
  };

  const refresh = async () => {
    const mine = ++asked;
    const query = { languageCode: language, options: inQuery(lines()) };
    const { rows } = await read<{ rows: Day[] }>('days', query);
    if (mine !== asked) return;
    if (!rows.some((row) => row.date === date && row.isOpen)) date = '';
    showDays(rows);
    if (date) await chooseDay(date);
    else times.replaceChildren(h('p', { class: 'note' }, t('chooseDay')));
  };

  return {
    element,
    value: () => (time && date && date === shownDate ? { date, time } : null),
    chosen: () => ({ date, time }),
    refresh,
  };
}
