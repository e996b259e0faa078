import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
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
    // At once: in a later task the buttons might be in use again.
    const put = (code: Loaded) => isCurrent && flushSync(() => setLoaded(code));
    import('#blocks/_ui/QuantityField.tsx').then(
      (code) => whenUnused(() => put(code)),
      // The buttons still work if the code fails to load.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return loaded?.QuantityField ?? QuantitySteps;
}

/**
 * Runs `then` once no button is focused or pressed, as replacing it would lose the focus or the click. Safari does not focus
 * what it presses.
 */
function whenUnused(then: () => void): void {
  const buttons = document.activeElement?.closest('.Ui-quantity');
  if (buttons) {
    const leave = (event: Event) => {
      if (buttons.contains((event as FocusEvent).relatedTarget as Node | null)) return;
      buttons.removeEventListener('focusout', leave);
      then();
    };
    buttons.addEventListener('focusout', leave);
  } else if (document.querySelector('.Ui-quantity:active')) {
    addEventListener('pointerup', () => setTimeout(() => whenUnused(then), clickDelayMs), { once: true });
  } else then();
}

/** Milliseconds in which a click follows the release of the pointer. */
const clickDelayMs = 100;
