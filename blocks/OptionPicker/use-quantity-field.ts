import { useEffect, useState } from 'react';
import { QuantitySteps } from '#blocks/_ui/QuantitySteps.tsx';

type Loaded = Pick<typeof import('#blocks/_ui/QuantityField.tsx'), 'QuantityField'>;

/**
 * What quantities are chosen with: buttons, and a number field once its code has come. That is as much as a quarter of
 * all else on the page, so only who picks something loads it (docs/decisions/068).
 * @param isNeeded whether anything is picked
 */
export function useQuantityField(isNeeded: boolean): Loaded['QuantityField'] {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const put = (code: Loaded) => void (isCurrent && setLoaded(code));
    import('#blocks/_ui/QuantityField.tsx').then(
      (code) => whenLeft(document.activeElement?.closest('.Ui-quantity'), () => put(code)),
      // The buttons do without.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return loaded?.QuantityField ?? QuantitySteps;
}

/** Runs `then` once the focus is not in `buttons`: put in their place, a field would take it away. */
function whenLeft(buttons: Element | null | undefined, then: () => void): void {
  if (!buttons) then();
  buttons?.addEventListener('focusout', (event) => {
    if (!buttons.contains((event as FocusEvent).relatedTarget as Node | null)) then();
  });
}
