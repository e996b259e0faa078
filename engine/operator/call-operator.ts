import type { z } from 'zod';
import { type OperatorCallName, operatorCalls } from '#schemas/operator/calls.ts';
import type { OperatorCall } from '#schemas/operator/operator-call.ts';
import type { ParamsOf, ResponseOf } from './call-types.ts';
import { urlOf } from './call-url.ts';
import { errorOfResponse, OperatorCallError } from './operator-call-error.ts';

type Calls = typeof operatorCalls;

/** The body that a client sends: what has a default may be left out. No picture is uploaded from the command line. */
type BodyOf<C> = C extends { body: infer Body extends z.ZodType }
  ? [body: z.input<Body>]
  : C extends { upload: true }
    ? [file: never]
    : [];

/**
 * Makes a call of the operator API, for example `await call('publish', { code: 'bomnal' }, { document, base: 3 })`.
 * @throws OperatorCallError if the call is refused, cannot be answered, or its answer does not match the contract
 */
export type CallOperator = <N extends OperatorCallName>(
  name: N,
  params: ParamsOf<N>,
  ...body: BodyOf<Calls[N]>
) => Promise<ResponseOf<N>>;

type OperatorClientOptions = {
  /** For calls that require a session. */
  token?: string | undefined;
  /** The language of error texts before sign-in. */
  language?: 'ko' | 'en';
};

/** The API itself gives up after a minute. */
const timeoutMs = 65_000;

/** The command line's client of the operator API. @param baseUrl origin of the API's server */
export function callOperator(baseUrl: string, { token, language }: OperatorClientOptions = {}): CallOperator {
  return async (name, params, ...[body]) => {
    const call: OperatorCall = operatorCalls[name];
    const response = await fetch(new URL(urlOf(name, params), baseUrl), {
      method: call.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(language && { 'accept-language': language }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new OperatorCallError(
        name,
        { status: 0, message: `${baseUrl} could not be reached.` },
        { cause },
      );
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw errorOfResponse(name, response.status, answer);
    const parsed = call.response.safeParse(answer);
    if (parsed.success) return parsed.data as ResponseOf<typeof name>;
    const message = `The answer does not match the contract of ${name}: ${parsed.error.message}`;
    throw new OperatorCallError(name, { status: response.status, message });
  };
}
