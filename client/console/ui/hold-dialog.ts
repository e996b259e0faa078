import { createContext, use, useLayoutEffect } from 'react';

/** The dialog around a component; outside of one, nothing is held. */
export const DialogHold = createContext({
  isHeld: false,
  /** Returns a function that releases the dialog. */
  hold: () => () => {},
});

/** Whether the dialog around cannot be closed now. */
export const useIsDialogHeld = (): boolean => use(DialogHold).isHeld;

/** Holds the dialog around open while a call runs: if the call is refused, the reason is shown there. */
export function useHoldDialog(isBusy: boolean): void {
  const { hold } = use(DialogHold);
  useLayoutEffect(() => (isBusy ? hold() : undefined), [isBusy, hold]);
}
