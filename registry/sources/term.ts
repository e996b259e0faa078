import { calls } from '#schemas/api/calls.ts';
import { cacheCustom } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.term, { cache: cacheCustom({ maxAge: 600 }), dependsOnTime: true });

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    term: Answer<typeof source>;
  }
}
