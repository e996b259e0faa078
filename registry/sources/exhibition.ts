import { calls } from '#schemas/api/calls.ts';
import { cacheShort } from '../cache-policy.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.exhibition, { cache: cacheShort, dependsOnTime: true });
