import type { z } from 'zod';
import type { OperatorCallName, operatorCalls } from '#schemas/operator/calls.ts';

type Calls = typeof operatorCalls;

/** The parameters of a call, in its path and query. */
export type ParamsOf<N extends OperatorCallName> = z.input<Calls[N]['params']>;

/** The answer to a call. */
export type ResponseOf<N extends OperatorCallName> = z.output<Calls[N]['response']>;

/** The refusals with details that a call lists, by status. */
export type Refusals<N extends OperatorCallName> = Calls[N] extends { refusals: infer All }
  ? All
  : Record<never, never>;

/** The body of one of them. */
export type RefusalBody<
  N extends OperatorCallName,
  Status extends keyof Refusals<N>,
> = Refusals<N>[Status] extends z.ZodType ? z.output<Refusals<N>[Status]> : never;
