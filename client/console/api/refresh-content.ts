import { refresh } from './use-call.ts';

/** Reads again what shows several entries of the clinic's content: lists, pickers, facts, and where pictures and entries are used. */
export const refreshLists = (): Promise<unknown> =>
  refresh('contentEntries', 'facts', 'partnerFacts', 'clinicInfo', 'mediaUses', 'contentEntryUses');

/** Including the entry that is open. */
export const refreshContent = (): Promise<unknown> => Promise.all([refreshLists(), refresh('contentEntry')]);
