import { calls } from '#schemas/api/calls.ts';
import { cacheLong } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.weeklySchedules, { cache: cacheLong });

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    'weekly-schedules': Answer<typeof source>;
  }
}
