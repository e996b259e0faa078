import { readFailure } from './failure.ts';

/** A failed call: HTTP status, message for the visitor, and the server's own code (SPEC section 8). */
export class BackendError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor(status: number, message: string, code?: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackendError';
    this.status = status;
    this.code = code;
  }
}

/** The error that a failed answer stands for. */
export function toBackendError(status: number, body: unknown): BackendError {
  const { message, code } = readFailure(status, body);
  return new BackendError(status, message, code);
}
