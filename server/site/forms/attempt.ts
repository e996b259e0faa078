import type { z } from 'zod';
import { BackendError } from '#engine/api/backend-error.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import { type FailureMessage, fieldErrors, refusal } from './refusals.ts';
import type { FormOutcome, SentForm } from './sent-form.ts';

/** What may be typed into any of the forms, and is shown again. */
const typed = [
  ...['name', 'phoneNumber', 'email', 'title', 'content', 'isPrivate'],
  ...['messenger', 'preferredTimes', 'picked', 'message'],
  ...['consentPersonal', 'consentHealth'],
];

/** What is shown again of what was typed: never the password. */
export const valuesOf = (fields: Record<string, string>): FormState['values'] =>
  Object.fromEntries(typed.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

/** Does what a form asks for once its fields are right; what the backend refuses is shown in the form. */
export async function attempt<T extends z.ZodType>(
  form: SentForm,
  { name, schema, failed, input }: { name: string; schema: T; failed: FailureMessage; input: unknown },
  act: (data: z.output<T>) => Promise<FormOutcome>,
): Promise<FormOutcome> {
  const { locale, fields } = form;
  const again = { name, values: valuesOf(fields) };
  // Only a pass that still opens is given back.
  const pass = fields.pass && form.unseal(fields.pass) !== undefined ? { pass: fields.pass } : {};
  const parsed = schema.safeParse(input);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error.issues, locale, input);
    return { kind: 'shown', status: 422, state: { ...again, ...pass, errors } };
  }
  try {
    return await act(parsed.data);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const problems = refusal(error, failed, locale);
    const isWrong = problems.errors.password !== undefined;
    const state = { ...again, ...(isWrong ? {} : pass), ...problems };
    // Whatever the backend's trouble is, it is worth another try.
    const status = error.status === 400 ? 422 : error.status >= 500 ? 503 : error.status;
    return { kind: 'shown', status, state };
  }
}
