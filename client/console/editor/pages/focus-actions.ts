import { focusIfLost } from '../../ui/lost-focus.ts';

/** Focuses the first button about pages if a closing dialog leaves the focus nowhere: what opened it may be gone. */
export const focusActions = (): Promise<void> =>
  focusIfLost(() => document.querySelector<HTMLElement>('.PageActions button'));
