import { askingClass, choiceKey } from './names.ts';

/**
 * Decides what happens on a page with vendors: where visitors are asked (`opt-in`) and have not answered, only the banner
 * shows, and nothing else loads. Small, as all visitors of such a partner load it.
 * @throws if the browser gives no access to its storage: without it nobody could be asked just once
 */
export function openGate(): void {
  const consent = (button?: HTMLElement) =>
    void import('./consent.ts').then(({ handleConsent }) => handleConsent(button)).catch(console.warn);
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-consent-answer]');
    if (button) consent(button);
  });
  if (document.body.dataset.consent !== 'opt-in' || localStorage.getItem(choiceKey)) consent();
  else document.documentElement.classList.add(askingClass);
}
