import { calls } from '#schemas/api/calls.ts';
import { defineSource } from '../define-source.ts';

/** What visitors write about themselves is theirs: no search engine keeps it. */
export default defineSource(calls.customerBoard, { cacheSeconds: 5, noindex: true });
