import type { z } from 'zod';
import type { OperatorCallName, operatorCalls } from '#schemas/operator/calls.ts';
import type { AnyoneContext, OperatorContext, SignedInContext } from './operator-context.ts';

type Calls = typeof operatorCalls;

type ContextOf<C> = C extends { access: 'anyone' }
  ? AnyoneContext
  : C extends { path: `${string}{code}${string}` }
    ? OperatorContext
    : SignedInContext;
type BodyOf<C> = C extends { body: infer Body extends z.ZodType }
  ? z.output<Body>
  : C extends { upload: true }
    ? Buffer
    : undefined;

/** Answers a call. Its context has an operator and a partner where the call is about them. */
export type OperatorHandler<N extends OperatorCallName> = (
  context: ContextOf<Calls[N]>,
  params: z.output<Calls[N]['params']>,
  body: BodyOf<Calls[N]>,
) => Promise<z.input<Calls[N]['response']>>;

/** The handlers of some calls, each of them required: `HandlersOf<keyof typeof sessionCalls>`. */
export type HandlersOf<N extends OperatorCallName> = { [Name in N]: OperatorHandler<Name> };
