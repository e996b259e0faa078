import messages from '#server/backend/messages.json' with { type: 'json' };

/** Machine-readable codes; `messages.json` has a text in four languages for each. */
export type RefusalCode = keyof typeof messages;

/** Refuses a request; the error handler turns it into the answer of SPEC section 8. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  /** All problems, as codes or `field: reason`; empty if the code is enough. */
  readonly details: string[];
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: RefusalCode,
    extra: { details?: string[]; headers?: Record<string, string> } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = extra.details ?? [];
    this.headers = extra.headers ?? {};
  }
}

/** Another partner's entry looks the same as one that never existed. */
export const notFound = (code: RefusalCode = 'NOT_FOUND'): Refusal => new Refusal(404, code);
