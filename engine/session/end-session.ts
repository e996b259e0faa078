import { getDefaultStore } from 'jotai/vanilla';
import { authAtom } from '#engine/state/persisted-state.ts';
import { promptLogin } from './session-prompt.ts';

/** Logs the visitor out locally (SPEC section 6) and, who was logged in, is asked to log in again (section 4). */
export function endSession(hadToken: boolean): void {
  let hadUser = false;
  getDefaultStore().set(authAtom, ({ user }) => {
    hadUser = user !== null;
    return { user: null };
  });
  if (hadToken || hadUser) promptLogin();
}
