import { calls } from '#schemas/api/calls.ts';
import { cacheLong } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.employees, { cache: cacheLong });

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    employees: Answer<typeof source>;
  }
}
