import { calls } from '#schemas/api/calls.ts';
import { cacheShort } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.products, { cache: cacheShort, dependsOnTime: true });

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    products: Answer<typeof source>;
  }
}
