import { calls } from '#schemas/api/calls.ts';
import { cacheVisitorWritten } from '../cache-policy.ts';
import { type Answer, defineSource } from '../define-source.ts';

/** Visitors' articles are personal, so they are not indexed. Each is in one language. */
const source = defineSource(calls.customerBoard, {
  cache: cacheVisitorWritten,
  noindex: true,
  languageOf: (answer) => answer.row.languageCode,
});

export default source;

declare module '../contract.ts' {
  interface SourceAnswers {
    'customer-board': Answer<typeof source>;
  }
}
