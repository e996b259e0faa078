import type { OperatorCallName } from '#schemas/operator/calls.ts';
import { currentSession } from './accounts/current-session.ts';
import { partners } from './accounts/partners.ts';
import type { HandlersOf } from './context/handler.ts';

/** The handler of each call in `schemas/operator/calls.ts`. A call without one has no route yet. */
export const operatorHandlers: Partial<HandlersOf<OperatorCallName>> = {
  currentSession,
  partners,
};
