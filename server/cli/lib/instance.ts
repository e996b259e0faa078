import type { z } from 'zod';
import { errorBody } from '#schemas/api/error.ts';
import { type OperatorCallName, operatorCalls } from '#schemas/operator/calls.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import { CommandError } from './command.ts';

type Calls = typeof operatorCalls;
export type ParamsOf<N extends OperatorCallName> = z.input<Calls[N]['params']>;
export type BodyOf<N extends OperatorCallName> = Calls[N] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : undefined;
export type ResponseOf<N extends OperatorCallName> = z.output<Calls[N]['response']>;

/** An installation whose partners a command works on: a running one, or this checkout's database. */
export type Instance = {
  /** Address of its operator API, or `local`. */
  name: string;
  /** @throws OperatorCallError if the call is refused or fails */
  call<N extends OperatorCallName>(
    name: N,
    params: ParamsOf<N>,
    ...body: BodyOf<N> extends undefined ? [] : [BodyOf<N>]
  ): Promise<ResponseOf<N>>;
};

/** Connects on first use, so that commands about files alone need no instance. */
export type Connect = () => Promise<Instance>;

/** A refused or failed call of the operator API. */
export class OperatorCallError extends Error {
  readonly status: number;
  /** The body of the answer. */
  readonly details: unknown;

  constructor(status: number, details: unknown) {
    const parsed = errorBody.safeParse(details);
    const text = parsed.success
      ? (parsed.data.translatedMessage ?? String(parsed.data.message))
      : `Status ${status}`;
    super(text);
    this.name = 'OperatorCallError';
    this.status = status;
    this.details = details;
  }
}

type Refusals<N extends OperatorCallName> = Calls[N] extends { refusals: infer R } ? R : never;

/** The body of a refusal that the call lists, or undefined if the error is another one. */
export function refusalOf<N extends OperatorCallName, S extends keyof Refusals<N>>(
  name: N,
  error: OperatorCallError,
  status: S,
): z.output<Extract<Refusals<N>[S], z.ZodType>> | undefined {
  const call = operatorCalls[name] as { refusals?: Record<number, z.ZodType> };
  const parsed =
    error.status === status ? call.refusals?.[error.status]?.safeParse(error.details) : undefined;
  return parsed?.success ? (parsed.data as z.output<Extract<Refusals<N>[S], z.ZodType>>) : undefined;
}

export type Target = { server: string | undefined; token: string | undefined; language: OperatorLanguage };

/** How commands reach the instance, and how to close it. */
export function createConnect({ server, token, language }: Target): {
  instance: Connect;
  close: () => Promise<void>;
} {
  let opened: Promise<Instance & { close?: () => Promise<void> }> | undefined;
  const open = async () => {
    if (server !== undefined) return (await import('./remote-instance.ts')).remoteInstance(server, token);
    if (token !== undefined)
      throw new CommandError('A token is for a server: add --server, or leave the token out.', {
        exitCode: 2,
      });
    return (await import('./local-instance.ts')).localInstance(language);
  };
  return {
    instance: () => (opened ??= open()),
    close: async () => (await opened?.catch(() => undefined))?.close?.(),
  };
}
