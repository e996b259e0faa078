import { calls } from '#schemas/api/calls.ts';
import type { CustomerBoardResponse } from '#schemas/api/notice-customer-boards.ts';
import { cacheVisitorWritten } from '../cache-policy.ts';
import { defineSource } from '../define-source.ts';

/** Visitors' articles are personal, so they are not indexed. Each is in one language. */
export default defineSource(calls.customerBoard, {
  cache: cacheVisitorWritten,
  noindex: true,
  languageOf: (answer) => (answer as CustomerBoardResponse).row.languageCode,
});
