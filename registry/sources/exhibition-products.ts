import { calls } from '#schemas/api/calls.ts';
import { cacheShort } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.exhibitionProducts, { cache: cacheShort, dependsOnTime: true });

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    'exhibition-products': Answer<typeof source>;
  }
}
