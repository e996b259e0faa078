/**
 * The result of a form submitted to the page being rendered. It belongs to one visitor: a page with it is never cached,
 * and it is not passed to islands.
 */
export type FormState = {
  /** Which of the page's forms was submitted. */
  name: string;
  /** Entered values by field; never a password. */
  values: Record<string, string>;
  /** Errors by field, in the page's language, in the order of the form. */
  errors: Record<string, string>;
  /** Error of the form as a whole. */
  failure?: string;
  /** The form was sent before with other content: its key is used up. */
  isAlreadySent?: boolean;
  /** Sent with the next form in place of a password that was accepted (server/site/forms/form-tokens.ts). */
  pass?: string;
  /** What the form requested, such as the private article that its password opened. */
  answer?: unknown;
};

/** Names of the hidden fields that forms send besides the visitor's input. */
export const formFields = { name: 'form', token: 'token', key: 'key', pass: 'pass' } as const;
