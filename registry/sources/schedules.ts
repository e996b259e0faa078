import { calls } from '#schemas/api/calls.ts';
import { addDays } from '#schemas/time/day.ts';
import { cacheLong } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

const source = defineSource(calls.schedules, {
  cache: cacheLong,
  // The hours of the day before may extend into the first day.
  asksFor: ({ from, ...params }) => (from === undefined ? params : { ...params, from: addDays(from, -1) }),
});

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    schedules: Answer<typeof source>;
  }
}
