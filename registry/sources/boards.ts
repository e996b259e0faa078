import { calls } from '#schemas/api/calls.ts';
import { cacheCustom } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.boards, { cache: cacheCustom({ maxAge: 30 }) });

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    boards: Answer<typeof source>;
  }
}
