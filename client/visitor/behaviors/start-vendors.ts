import { onIdle } from '#client/visitor/scheduling/on-idle.ts';
import { emitClick } from '#client/visitor/vendors/clicks.ts';
import { askingClass, choiceKey } from '#client/visitor/vendors/consent-names.ts';

/**
 * What measures visits: third parties, for partners who use some, and our own measures of speed, for a sample of visits.
 * Nothing of it loads before the first paint and an idle browser, unless the visitor presses a button about consent. Where
 * visitors are asked (`opt-in`) and have not answered, only the banner shows. Clicks until then are recorded.
 */
export function startVendors(): void {
  const { vendors, consent, sample } = document.body.dataset;
  if (Math.random() < Number(sample)) onIdle(() => void import('#client/visitor/vitals/start-vitals.ts'));
  if (!vendors) return;
  onIdle(() => {
    const isAnswered = () => localStorage.getItem(choiceKey);
    try {
      if (consent !== 'opt-in' || isAnswered()) handleConsent();
      else {
        document.documentElement.classList.add(askingClass);
        // Or the visitor answers in another tab, or on a later page and goes back (client/visitor/lifecycle/reread-storage.ts).
        addEventListener('storage', () => isAnswered() && handleConsent());
      }
    } catch {
      // Without storage nobody could be asked just once: nobody is asked, and nothing that needs consent loads.
    }
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      emitClick(target);
      const button = target.closest<HTMLElement>('[data-consent-answer]');
      if (button) handleConsent(button);
    },
    // Captured: before the page handles it, and changes.
    true,
  );
}

const handleConsent = (button?: HTMLElement) =>
  void import('#client/visitor/vendors/consent.ts')
    .then((module) => module.handleConsent(button))
    .catch(console.warn);
