import { readFailure } from './failure.ts';

/** A failed call: HTTP status, message for the visitor, and the server's own code (SPEC section 8). */
export class BackendError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  /** The backend's `Retry-After`: seconds, or a date. */
  readonly retryAfter: string | undefined;
  constructor(
    status: number,
    message: string,
    code?: string,
    { retryAfter, ...options }: ErrorOptions & { retryAfter?: string | undefined } = {},
  ) {
    super(message, options);
    this.name = 'BackendError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }

  /** By name: in development Vite and Node each load this module, so the class of an error may be the other one. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'BackendError';
  }
}

/** Converts a failed response to an error. */
export function toBackendError(status: number, body: unknown, retryAfter?: string): BackendError {
  const { message, code } = readFailure(status, body);
  return new BackendError(status, message, code, { retryAfter });
}
