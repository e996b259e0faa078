import { onIdle } from '#client/visitor/scheduling/on-idle.ts';
import { keepClicks } from '#client/visitor/vendors/early-clicks.ts';
import { loadConsent } from '#client/visitor/vendors/load-consent.ts';
import { choiceKey, showBanner } from '#client/visitor/vendors/show-banner.ts';

/**
 * Third parties that measure visits, for partners who use some: nothing of them loads before the first paint and an idle
 * browser, and where visitors are asked (`opt-in`) nothing before they agree, not even our own code for it.
 */
export function startVendors(): void {
  const { vendors, consent } = document.body.dataset;
  if (!vendors) return;
  keepClicks();
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-consent-answer]');
    if (button) loadConsent().then(({ answerConsent }) => answerConsent(button), warn);
  });
  onIdle(() => {
    if (consent === 'opt-in' && !hasChoice()) showBanner();
    else loadConsent().then(({ startConsent }) => startConsent(), warn);
  });
}

const warn = (error: unknown) => console.warn('[vendors]', error);

function hasChoice(): boolean {
  try {
    return localStorage.getItem(choiceKey) !== null;
  } catch {
    return false;
  }
}
