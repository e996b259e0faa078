import { calls } from '#schemas/api/calls.ts';
import type { CustomerBoardResponse } from '#schemas/api/notice-customer-boards.ts';
import { defineSource } from '../define-source.ts';

/** Visitors' articles are personal, so they are not indexed. Each is in one language. */
export default defineSource(calls.customerBoard, {
  cacheSeconds: 5,
  noindex: true,
  isVisitorWritten: true,
  languageOf: (answer) => (answer as CustomerBoardResponse).row.languageCode,
});
