import { createContext, use } from 'react';

/** Provided by the server for static blocks. Islands cannot know it in the browser. */
export const LcpCandidateContext = createContext(false);

/**
 * Whether the block leads its page: it is one of the first two sections, and no section before it has a picture with
 * priority. Its first picture is then the largest element on a phone's first screen and should not wait for layout.
 * For static blocks only.
 */
export const useIsLcpCandidate = (): boolean => use(LcpCandidateContext);
