import { calls } from '#schemas/api/calls.ts';
import { defineSource } from '../define-source.ts';

export default defineSource(calls.customerBoards, { cacheSeconds: 5, isVisitorWritten: true });
