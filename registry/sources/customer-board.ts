import { calls } from '#schemas/api/calls.ts';
import type { CustomerBoardResponse } from '#schemas/api/notice-customer-boards.ts';
import { defineSource } from '../define-source.ts';

/** What visitors write about themselves is theirs: no search engine keeps it. They write it in one language. */
export default defineSource(calls.customerBoard, {
  cacheSeconds: 5,
  noindex: true,
  isVisitorWritten: true,
  languageOf: (answer) => (answer as CustomerBoardResponse).row.languageCode,
});
