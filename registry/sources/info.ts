import { calls } from '#schemas/api/calls.ts';
import { cacheShort } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.info, { cache: cacheShort });

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    info: Answer<typeof source>;
  }
}
