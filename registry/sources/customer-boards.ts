import { calls } from '#schemas/api/calls.ts';
import { cacheVisitorWritten } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.customerBoards, { cache: cacheVisitorWritten });

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    'customer-boards': Answer<typeof source>;
  }
}
