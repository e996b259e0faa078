import { z } from 'zod';
import type { Role } from './roles.ts';

/** Who may make a call: anyone, anyone signed in, the instance's administrators, or members of the partner with a role. */
type Access = 'anyone' | 'signed-in' | 'instance-administrator' | Role;

/**
 * One call of the operator API. Names in braces are path parameters, the rest of `params` is the query. A call whose path
 * has `{code}` concerns one partner; `access` is then a role of that partner, which instance administrators always have.
 * Failures answer with `errorBody` (schemas/api/error.ts); a refusal with details is listed in `refusals`.
 */
export type OperatorCall = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/operator/${string}`;
  access: Access;
  params: z.ZodObject;
  body?: z.ZodObject | undefined;
  /** The body is a file, whatever its `content-type`. */
  upload?: true | undefined;
  response: z.ZodObject;
  /** Bodies of refusals that carry more than a message, by status. */
  refusals?: Readonly<Record<number, z.ZodObject>> | undefined;
  summary: string;
};

/** The body of a refusal with details: an `errorBody` whose only message is its code. */
export const refusalBody = <
  const Status extends number,
  const Code extends string,
  Shape extends z.ZodRawShape,
>(
  statusCode: Status,
  code: Code,
  details: Shape,
) =>
  z.strictObject({
    ...details,
    statusCode: z.literal(statusCode),
    code: z.literal(code),
    message: z.literal(code),
    translatedMessage: z.string(),
  });

/** Keeps the exact type of a call. */
export const operatorCall = <const C extends OperatorCall>(call: C): C => call;

/**
 * Idempotency key of an "add" form. A retry with the same key updates what the first request added instead of adding it
 * again.
 */
export const formKey = z
  .string()
  .min(8)
  .max(128)
  .optional()
  .describe(
    'Chosen by the client per form. A repetition within a day adds nothing, but changes what the first one has added.',
  );
