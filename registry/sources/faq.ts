import { calls } from '#schemas/api/calls.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.faq, { cacheSeconds: 300 });
