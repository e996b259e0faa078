import { calls } from '#schemas/api/calls.ts';
import { cacheShort } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.exhibitions, { cache: cacheShort, dependsOnTime: true });

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    exhibitions: Answer<typeof source>;
  }
}
