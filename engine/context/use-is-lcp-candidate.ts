import { createContext, use } from 'react';

/** Given by the server to static blocks. An island would not know it in the browser. */
export const LcpCandidateContext = createContext(false);

/**
 * Whether the block leads its page: it is one of the first two sections, and none before it has a picture that loads
 * first. Its own first picture is then the largest thing on the first screen of a phone, and does not wait until the
 * page has been laid out. For static blocks only.
 */
export const useIsLcpCandidate = (): boolean => use(LcpCandidateContext);
