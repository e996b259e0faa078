import { onIdle } from '#client/visitor/scheduling/on-idle.ts';
import { noteClick } from '#client/visitor/vendors/clicks.ts';

/**
 * What measures visits: third parties, for partners who use some, and our own measures of speed, for a sample of visits.
 * Nothing of it loads before the first paint and an idle browser, not even our own code for it, unless the visitor presses a
 * button about consent. Clicks until then are noted.
 */
export function startVendors(): void {
  const { vendors, sample = 0 } = document.body.dataset;
  const isMeasured = Math.random() < Number(sample);
  const open = (button?: HTMLElement | null) =>
    import('#client/visitor/vendors/gate.ts')
      .then((gate) => gate.openGate(isMeasured, button))
      .catch(console.warn);
  if (vendors || isMeasured) onIdle(() => open());
  if (vendors)
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element)) return;
        noteClick(target);
        const button = target.closest<HTMLElement>('[data-consent-answer]');
        if (button) open(button);
      },
      // Captured: before the page handles it, and changes.
      true,
    );
}
