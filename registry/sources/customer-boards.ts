import { calls } from '#schemas/api/calls.ts';
import { cacheVisitorWritten } from '../cache-policy.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.customerBoards, { cache: cacheVisitorWritten });
