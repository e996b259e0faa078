import messages from './refusals.json' with { type: 'json' };

/** Codes of the operator API; `refusals.json` has a text for each in the operators' languages. */
type OperatorRefusalCode = keyof typeof messages;

/** Refuses a call of the operator API. `body` holds the details that the call lists in its `refusals`. */
export class OperatorRefusal extends Error {
  readonly status: number;
  readonly code: OperatorRefusalCode;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: OperatorRefusalCode,
    { body = {}, headers = {} }: { body?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.body = body;
    this.headers = headers;
  }
}
