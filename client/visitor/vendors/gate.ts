import { askingClass, choiceKey } from './names.ts';

/**
 * Decides what happens on a page with vendors: where visitors are asked (`opt-in`) and have not answered, only the banner
 * shows, and nothing else loads. Small, as all visitors of such a partner load it.
 * @param isMeasured this visit is one of the sample whose speed is measured
 * @param button one about consent that the visitor has pressed
 * @throws if the browser gives no access to its storage: without it nobody could be asked just once
 */
export function openGate(isMeasured: boolean, button?: HTMLElement | null): void {
  const { vendors, consent } = document.body.dataset;
  if (isMeasured && !button) void import('#client/visitor/vitals/start-vitals.ts');
  if (!vendors) return;
  if (button || consent !== 'opt-in' || localStorage.getItem(choiceKey))
    void import('./consent.ts').then((module) => module.handleConsent(button));
  else document.documentElement.classList.add(askingClass);
}
