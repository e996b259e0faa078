import { errorBody } from '#schemas/api/error.ts';
import { type OperatorCallName, operatorCalls } from '#schemas/operator/calls.ts';
import type { OperatorCall } from '#schemas/operator/operator-call.ts';
import type { RefusalBody, Refusals } from './call-types.ts';

type Failure = {
  /** HTTP status; 0 if there was no answer. */
  status: number;
  /** For the operator, in the operator's language where the API has answered. */
  message: string;
  /** Such as `ROLE_REQUIRED`. */
  code?: string | undefined;
  /** Problems of a malformed call, such as `email: Invalid email address`. */
  details?: string[];
  /** The body of a refusal that the call lists in its `refusals`. */
  body?: unknown;
};

/** A call of the operator API that was refused or could not be answered. */
export class OperatorCallError extends Error {
  readonly call: OperatorCallName;
  readonly status: number;
  readonly code: string | undefined;
  readonly details: readonly string[];
  readonly body: unknown;

  constructor(call: OperatorCallName, { message, ...failure }: Failure, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorCallError';
    this.call = call;
    this.status = failure.status;
    this.code = failure.code;
    this.details = failure.details ?? [];
    this.body = failure.body;
  }
}

/** The details of a refusal that a call lists, such as the conflicts of `publish` with status 409; else undefined. */
export function refusalBodyOf<N extends OperatorCallName, Status extends keyof Refusals<N>>(
  error: unknown,
  name: N,
  status: Status,
): RefusalBody<N, Status> | undefined {
  if (!(error instanceof OperatorCallError) || error.call !== name || error.status !== status)
    return undefined;
  return error.body as RefusalBody<N, Status> | undefined;
}

/** The error of an answer that is a refusal. */
export function errorOfResponse(name: OperatorCallName, status: number, answer: unknown): OperatorCallError {
  const call: OperatorCall = operatorCalls[name];
  const known = errorBody.safeParse(answer);
  if (!known.success) return new OperatorCallError(name, { status, message: `The API answered ${status}.` });
  const { code, message, translatedMessage = String(message) } = known.data;
  return new OperatorCallError(name, {
    status,
    code,
    message: translatedMessage,
    details: Array.isArray(message) ? message : [],
    body: call.refusals?.[status]?.safeParse(answer).data,
  });
}
