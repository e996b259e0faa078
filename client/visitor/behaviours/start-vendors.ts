import { onIdle } from '#client/visitor/scheduling/on-idle.ts';

/**
 * What measures visits: third parties, for partners who use some, and our own measures of speed, for a sample of visits.
 * Nothing of it loads before the first paint and an idle browser, not even our own code for it.
 */
export function startVendors(): void {
  const { vendors, sample = 0 } = document.body.dataset;
  const isMeasured = Math.random() < Number(sample);
  if (vendors || isMeasured)
    onIdle(() =>
      import('#client/visitor/vendors/gate.ts').then((gate) => gate.openGate(isMeasured)).catch(console.warn),
    );
}
