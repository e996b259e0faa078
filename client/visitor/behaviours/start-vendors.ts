import { onIdle } from '#client/visitor/scheduling/on-idle.ts';

/**
 * Third parties that measure visits, for partners who use some: nothing of them loads before the first paint and an idle
 * browser, not even our own code for it.
 */
export function startVendors(): void {
  if (document.body.dataset.vendors)
    onIdle(() =>
      import('#client/visitor/vendors/gate.ts').then(({ openGate }) => openGate()).catch(console.warn),
    );
}
