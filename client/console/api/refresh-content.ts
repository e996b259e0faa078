import { refresh } from './use-call.ts';

/** Reads again what shows entries of the clinic's content: lists, pickers, facts, and where pictures are used. */
export const refreshContent = (): Promise<unknown> =>
  refresh('contentEntries', 'contentEntry', 'facts', 'partnerFacts', 'clinicInfo', 'mediaUses');
