import { Refused, read, type Setting, send } from './calls.ts';
import { cross, h } from './dom.ts';
import { type Draft, nothingYet } from './draft.ts';
import { managers as managerField } from './managers.ts';
import { type LanguageCode, languageOf, priceText, translatorFor } from './messages.ts';
import { optionInBody } from './offered.ts';
import { person } from './person.ts';
import { isPhone } from './phone.ts';
import type { Kind, Manager, Opening, WidgetOptions } from './port.ts';
import { forgetSendingKey, sendingKey } from './sending-key.ts';
import { clearError, showErrors } from './show-errors.ts';
import { colorVariables, looks } from './theme.ts';
import { timePicker } from './time-picker.ts';
import { type Treatments, treatments } from './treatments.ts';

export type Panel = {
  open: (opening: Opening) => void;
  setLanguage: (code: string) => void;
  setManagers: (list: Manager[]) => void;
  close: () => void;
};

/** Creates the widget: a modal dialog in a shadow root, which isolates its styles from the page's. */
export function createPanel(look: keyof typeof looks, options: WidgetOptions, code: () => string): Panel {
  const host = h('reservation-widget' as 'div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(looks[look]);
  root.adoptedStyleSheets = [sheet];
  const dialog = h('dialog', {
    class: options.positionType === 'LEFT' ? 'left' : '',
    'aria-labelledby': 'title',
  });
  root.append(dialog);
  for (const [name, value] of Object.entries(colorVariables(options.colors)))
    host.style.setProperty(name, value);
  document.body.append(host);

  let current: Opening | undefined;
  let managers: Manager[] = [];
  let showManagers = () => {};
  /** Reads the visitor's input so far, to refill a rebuilt form. */
  let readDraft = (): Draft => nothingYet;

  const close = () => {
    if (dialog.open) dialog.close();
  };
  dialog.addEventListener('close', () => {
    document.documentElement.style.removeProperty('overflow');
  });
  dialog.addEventListener('click', (event) => {
    // Child elements cover the dialog's own box, so only a click on the backdrop has the dialog as target.
    if (event.target === dialog) close();
  });

  const focusFirst = (...selectors: string[]) =>
    selectors
      .map((selector) => root.querySelector<HTMLElement>(selector))
      .find(Boolean)
      ?.focus();

  const show = (opening: Opening) => {
    const kind: Kind = options.consultingReservationOnly ? 'visit' : opening.kind;
    current = { ...opening, kind };
    const language = languageOf(code());
    host.lang = language;
    fill(current, language, readDraft());
    if (dialog.open) return;
    document.documentElement.style.overflow = 'hidden';
    dialog.showModal();
  };

  function fill(opening: Opening, language: LanguageCode, draft: Draft): void {
    const t = translatorFor(language);
    const isTreatment = opening.kind === 'treatment';
    const alert = h('div', { class: 'alert', role: 'alert' });
    const total = h('p', { class: 'total', 'aria-live': 'polite' });
    let setting: Setting | undefined;
    let list: Treatments | undefined;
    /** Rebuilds the form with the current input. The focused element is gone, so the kind gets the focus. */
    const again = (kind: Kind) => {
      show({ ...opening, kind, lines: list?.lines() ?? opening.lines });
      focusFirst('.menu [aria-pressed=true]', '.close');
    };
    const retry = () => h('button', { type: 'button', onclick: () => again(opening.kind) }, t('retry'));
    const fail = () => {
      for (const note of form.querySelectorAll('.loading')) note.remove();
      alert.replaceChildren(t('failed'), retry());
    };
    const lines = () => list?.lines() ?? [];
    const time = timePicker({ t, language, known: draft.at, lines, onFailed: fail });
    const who = person(t, draft.person);
    const manager = managerField(t, draft.managerId);
    showManagers = () => manager.show(isTreatment ? [] : managers);
    showManagers();
    readDraft = () => ({
      person: who.value(),
      at: time.chosen(),
      managerId: isTreatment ? draft.managerId : manager.value(),
    });
    const showTotal = () => {
      const sum = setting?.hasPriceView ? list?.total() : null;
      total.replaceChildren(
        ...(sum
          ? [
              h('span', {}, t('total')),
              h(
                'span',
                {},
                h('strong', {}, priceText(sum.amount, sum.currency, language)),
                ' ',
                t(setting?.isIncludeVat ? 'vatIncluded' : 'vatExcluded'),
              ),
            ]
          : []),
      );
    };
    if (isTreatment) {
      const onChange = () => {
        showTotal();
        time.refresh().catch(fail);
      };
      const isSingle = options.treatmentSelectType === 'SINGLE';
      list = treatments({ t, language, isSingle, opening, onChange });
      list.isReady.catch(fail);
    } else time.refresh().catch(fail);
    read<{ row: Setting }>('setting', { languageCode: language })
      .then(({ row }) => {
        setting = row;
        showTotal();
      })
      .catch(fail);

    const submit = h('button', { type: 'submit', class: 'submit', form: 'reservation' }, t('submit'));
    const form = h(
      'form',
      {
        id: 'reservation',
        novalidate: true,
        oninput: ({ target }) => clearError(root, target),
        onsubmit: (event) => {
          event.preventDefault();
          void reserve();
        },
      },
      h('div', { class: 'sections' }, list?.element, manager.element, time.element, who.element),
    );
    const reserve = async () => {
      if (submit.getAttribute('aria-disabled') === 'true') return;
      const typed = who.value();
      const at = time.value();
      const chosen = lines();
      alert.replaceChildren();
      const isWhole = showErrors(root, {
        treatments: isTreatment && chosen.length === 0 ? t('optionMissing') : '',
        time: at ? '' : t('timeMissing'),
        name: typed.customerName ? '' : t('nameMissing'),
        phone: isPhone(typed.customerPhone) ? '' : t('phoneMissing'),
        consent: typed.isConsented ? '' : t('consentMissing'),
      });
      if (!isWhole) return;
      const body = {
        kind: opening.kind,
        ...at,
        ...typed,
        managerId: manager.value(),
        options: chosen.map(optionInBody),
        eventId: opening.eventId,
        utm: options.utm,
        visit: options.visit,
      };
      submit.setAttribute('aria-disabled', 'true');
      submit.textContent = t('sending');
      try {
        const asked = { languageCode: language };
        const key = await sendingKey(JSON.stringify(body));
        const { row } = await send<{ row: unknown }>('reservations', asked, body, key);
        readDraft = () => nothingYet;
        forgetSendingKey();
        close();
        options.onReserved(row);
      } catch (error) {
        alert.replaceChildren((error instanceof Refused && error.message) || t('failed'));
        // After another failure the reservation may exist: its own time would no longer be free.
        if (error instanceof Refused && error.status === 409)
          await (error.code.startsWith('RESERVATION_OPTION') ? list?.reload() : time.refresh())?.catch(fail);
      } finally {
        submit.removeAttribute('aria-disabled');
        submit.textContent = t('submit');
      }
    };

    const tab = (kind: Kind) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(opening.kind === kind),
          onclick: () => again(kind),
        },
        t(kind),
      );
    const kinds: Kind[] = options.isMenuReversed ? ['treatment', 'visit'] : ['visit', 'treatment'];
    const reset = () => {
      readDraft = () => nothingYet;
      show({ ...opening, lines: [] });
      focusFirst('.close');
    };
    dialog.replaceChildren(
      h(
        'div',
        { class: 'gnb' },
        options.logoSrc ? h('img', { src: options.logoSrc, alt: '' }) : undefined,
        h('h2', { id: 'title' }, t('title')),
        h('button', { type: 'button', class: 'close', 'aria-label': t('close'), onclick: close }, cross()),
      ),
      ...(options.consultingReservationOnly
        ? []
        : [h('div', { class: 'menu', role: 'group', 'aria-label': t('kind') }, ...kinds.map(tab))]),
      form,
      h(
        'div',
        { class: 'foot' },
        // Next to the pressed button; at the end of the form the alert would be out of sight.
        alert,
        total,
        h(
          'div',
          { class: 'actions' },
          h('button', { type: 'button', class: 'reset', onclick: reset }, t('reset')),
          submit,
        ),
      ),
    );
  }

  return {
    open: show,
    close,
    setManagers: (list) => {
      managers = list;
      showManagers();
    },
    setLanguage: () => {
      if (dialog.open && current) show(current);
    },
  };
}
