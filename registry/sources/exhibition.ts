import { calls } from '#schemas/api/calls.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.exhibition, { cacheSeconds: 60, dependsOnTime: true });
