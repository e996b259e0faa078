import { getDefaultStore } from 'jotai/vanilla';
import { userAtom } from '#engine/browser/state/persisted-state.ts';
import { promptLogin } from './session-prompt.ts';

/** Logs the visitor out locally (SPEC section 6) and asks to log in again (section 4). */
export function endSession(): void {
  getDefaultStore().set(userAtom, null);
  promptLogin();
}
