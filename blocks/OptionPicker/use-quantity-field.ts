import { useEffect, useState } from 'react';
import { QuantitySteps } from '#blocks/_ui/QuantitySteps.tsx';

type Loaded = Pick<typeof import('#blocks/_ui/QuantityField.tsx'), 'QuantityField'>;

/**
 * The control for quantities: buttons, then a number field once its code has loaded. The code is a quarter as large as all
 * other scripts of the page, so it loads only when an option is picked (docs/decisions/068).
 * @param isNeeded whether any option is picked
 */
export function useQuantityField(isNeeded: boolean): Loaded['QuantityField'] {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const put = (code: Loaded) => void (isCurrent && setLoaded(code));
    import('#blocks/_ui/QuantityField.tsx').then(
      (code) => whenLeft(document.activeElement?.closest('.Ui-quantity'), () => put(code)),
      // The buttons still work if the code fails to load.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return loaded?.QuantityField ?? QuantitySteps;
}

/** Runs `then` once the focus has left `buttons`, as replacing a focused button would lose the focus. */
function whenLeft(buttons: Element | null | undefined, then: () => void): void {
  if (!buttons) then();
  buttons?.addEventListener('focusout', (event) => {
    if (!buttons.contains((event as FocusEvent).relatedTarget as Node | null)) then();
  });
}
