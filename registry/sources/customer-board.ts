import { calls } from '#schemas/api/calls.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.customerBoard, { cacheSeconds: 5 });
