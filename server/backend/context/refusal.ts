import messages from '#server/backend/messages.json' with { type: 'json' };

/** Machine codes of refusals; each has its text in four languages in `messages.json`. */
export type RefusalCode = keyof typeof messages;

/** A request that is turned down; the error handler makes the answer of SPEC section 8 from it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  /** Every single thing that is wrong, as codes or `field: reason`; empty when the code says it all. */
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

/** Another partner's entry is as unknown as one that never was. */
export const notFound = (code: RefusalCode = 'NOT_FOUND'): Refusal => new Refusal(404, code);
