import { calls } from '#schemas/api/calls.ts';
import { cacheCustom } from '../cache-policy.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.term, { cache: cacheCustom({ maxAge: 600 }), dependsOnTime: true });
