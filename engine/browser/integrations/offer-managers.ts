import { getDefaultStore } from 'jotai/vanilla';
import { callSite } from '#engine/browser/calls/call-site.ts';
import { managerAtom } from '#engine/browser/state/persisted-state.ts';
import { emptyManager } from '#engine/browser/state/repair.ts';
import type { EmployeesResponse } from '#schemas/api/partner-employees.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { ManagerList } from '#schemas/site/client-state.ts';

const store = getDefaultStore();
// A local-storage atom reads its value only while it has a subscriber.
store.sub(managerAtom, () => {});
/** The list that was read in this document. Pages in other languages replace the stored one. */
let current: ManagerList | undefined;

/**
 * Offers the clinic's doctors: at once those stored in this browser, if their names are in the language of the page, and
 * again when the current ones have been read. If that fails, the stored ones remain.
 */
export async function offerManagers(
  languageCode: LanguageCode,
  offer: (list: ManagerList) => void,
): Promise<void> {
  const isInLanguage = (list: ManagerList) => list.languageCode === languageCode;
  if (current && isInLanguage(current)) return offer(current);
  const stored = store.get(managerAtom);
  offer(isInLanguage(stored) ? stored : emptyManager);
  try {
    const { rows } = await callSite<EmployeesResponse>('GET', '/customer/global/partner-employees', {
      query: { languageCode, limit: 100 },
      isQuiet: true,
    });
    const doctors = rows.filter(({ isDoctor }) => isDoctor);
    const list: ManagerList = {
      rows: doctors.map(({ id, name, position }) => ({ id, name, position })),
      count: doctors.length,
      languageCode,
    };
    current = list;
    store.set(managerAtom, list);
    offer(list);
  } catch (error) {
    console.warn('[widget] The list of doctors could not be read.', error);
  }
}
