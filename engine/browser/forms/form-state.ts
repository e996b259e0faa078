/**
 * What became of a form that was sent to the page being made. It is one visitor's: a page that has it is never
 * cached, and it reaches no island.
 */
export type FormState = {
  /** Which of the page's forms was sent. */
  name: string;
  /** What was typed, by field; never a password. */
  values: Record<string, string>;
  /** What is wrong with single fields, in the page's language, in the order of the form. */
  errors: Record<string, string>;
  /** What went wrong with the form as a whole. */
  failure?: string;
  /** Goes back with the next form in place of a password that was right (server/site/forms/form-tokens.ts). */
  pass?: string;
  /** What the form asked for, such as the private article that its password opened. */
  answer?: unknown;
};

/** Names of the form fields that the forms of a page send beside what was typed. */
export const formFields = { name: 'form', token: 'token', key: 'key', pass: 'pass' } as const;
