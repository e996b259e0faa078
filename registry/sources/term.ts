import { calls } from '#schemas/api/calls.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.term, { cacheSeconds: 600, dependsOnTime: true });
