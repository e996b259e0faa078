import { atom } from 'jotai/vanilla';
import type { PersistedState, User } from '#schemas/site/client-state.ts';
import { type Change, changed, persistedAtom } from './persisted-atom.ts';
import * as repair from './repair.ts';

/** The four parts of client state in local storage, each under its own key (SPEC section 3). */
export const commonAtom = persistedAtom('common', repair.repairCommon, repair.emptyCommon);
export const reservationAtom = persistedAtom(
  'reservation',
  repair.repairReservation,
  repair.emptyReservation,
);
export const authAtom = persistedAtom('auth', repair.repairAuth, repair.emptyAuth);
export const managerAtom = persistedAtom('manager', repair.repairManager, repair.emptyManager);

/** The logged-in user, or null. Writing null logs out locally, as a 401 or 403 does (SPEC section 6). */
export const userAtom = atom(
  (get): User | null => get(authAtom).user,
  (_get, set, user: User | null) => set(authAtom, { user }),
);

function commonField<K extends keyof PersistedState['common']>(key: K) {
  return atom(
    (get) => get(commonAtom)[key],
    (_get, set, change: Change<PersistedState['common'][K]>) =>
      set(commonAtom, (common) => ({ ...common, [key]: changed(common[key], change) })),
  );
}

/** The page on which the reservation widget was opened (engine/browser/session/last-place.ts). */
export const lastPathAtom = commonField('lastPath');
/** Options ticked in pickers but not yet in the cart (blocks/OptionPicker). */
export const productBackupAtom = commonField('productBackup');
