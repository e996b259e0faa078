import { calls } from '#schemas/api/calls.ts';
import { cacheLong } from '../cache-policy.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.faq, { cache: cacheLong });
