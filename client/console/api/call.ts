import { i18n } from '@lingui/core';
import type { z } from 'zod';
import type { ParamsOf, RefusalBody, Refusals, ResponseOf } from '#engine/operator/call-types.ts';
import { urlOf } from '#engine/operator/call-url.ts';
import { errorBody } from '#schemas/api/error.ts';
import { type OperatorCallName, operatorCalls } from '#schemas/operator/calls.ts';
import type { OperatorCall } from '#schemas/operator/operator-call.ts';
import { session } from '#schemas/operator/session-calls.ts';
import { expectedOperator } from './loaded-for.ts';
import { recordAnswerStatus } from './session-end.ts';

export type { ParamsOf, ResponseOf } from '#engine/operator/call-types.ts';

type Calls = typeof operatorCalls;
export type BodyOf<N extends OperatorCallName> = Calls[N] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined;

/** A call that was refused or failed. `message` is for the operator, in their language where the API knows it. */
export class CallError extends Error {
  readonly status: number;
  readonly body: unknown;
  /** Why it was refused, such as `MEDIA_NAME_TAKEN`. */
  readonly code: string | undefined;

  constructor(status: number, body: unknown) {
    const parsed = errorBody.safeParse(body);
    super((parsed.success && (parsed.data.translatedMessage ?? String(parsed.data.message))) || `${status}`);
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    this.code = parsed.data?.code;
  }

  /** Whether the server could not be reached, so that the request may be repeated. */
  get isOffline(): boolean {
    return this.status === 0;
  }
}

/** Calls whose answer is a session. The console's server keeps its token in a cookie. */
const startsSession: ReadonlySet<OperatorCallName> = new Set(['signIn', 'acceptInvitation', 'setPassword']);
const signedIn = session.omit({ token: true });

/**
 * Calls the operator API through the console's own server, which adds the session.
 * @throws CallError; status 0 if the server cannot be reached
 */
export async function call<N extends OperatorCallName>(
  name: N,
  params: ParamsOf<N>,
  ...[body]: BodyOf<N> extends undefined ? [] : [body: BodyOf<N>]
): Promise<ResponseOf<N>> {
  const { method, response }: OperatorCall = operatorCalls[name];
  const answer = await fetch(urlOf(name, params), {
    method,
    headers: {
      ...shownLanguage(),
      ...(body && { 'content-type': 'application/json' }),
      // Asks who is signed in now.
      ...(name !== 'currentSession' && expectedOperator()),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallError(0, undefined);
  });
  // The console's server answers so to `currentSession` if nobody is signed in.
  if (answer.status === 204) throw new CallError(401, undefined);
  if (name !== 'currentSession') recordAnswerStatus(answer.status);
  const json: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw new CallError(answer.status, json);
  const parsed = (startsSession.has(name) ? signedIn : response).safeParse(json);
  // The server has another version: a reload fetches the console that belongs to it.
  if (!parsed.success) throw new CallError(500, { statusCode: 500, message: parsed.error.message });
  return parsed.data as ResponseOf<N>;
}

/** The header by which answers are in the language that the console shows. */
export const shownLanguage = (): Record<string, string> =>
  i18n.locale ? { 'accept-language': i18n.locale } : {};

/** The body of a refusal that the call lists, or undefined if the error is another one. */
export function refusalBodyOf<N extends OperatorCallName, S extends keyof Refusals<N> & number>(
  error: unknown,
  name: N,
  status: S,
): RefusalBody<N, S> | undefined {
  if (!(error instanceof CallError) || error.status !== status) return undefined;
  const listed = operatorCalls[name] as { refusals?: Record<number, z.ZodType> };
  const parsed = listed.refusals?.[status]?.safeParse(error.body);
  return parsed?.success ? (parsed.data as RefusalBody<N, S>) : undefined;
}
