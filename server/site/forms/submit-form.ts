import type { z } from 'zod';
import { BackendError } from '#engine/api/backend-error.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import { type FailureMessage, fieldErrors, refusal } from './refusals.ts';
import type { FormOutcome, SentForm } from './sent-form.ts';

/** Fields of all forms whose values are shown again. */
const typed = [
  ...['name', 'phoneNumber', 'email', 'title', 'content', 'isPrivate'],
  ...['messenger', 'managerId', 'preferredTimes', 'picked', 'message'],
  ...['consentPersonal', 'consentHealth'],
];

/** The typed values that are shown again: never the password. */
export const valuesOf = (fields: Record<string, string>): FormState['values'] =>
  Object.fromEntries(typed.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

/** Runs the action of a form once its fields are valid; errors of the backend are shown in the form. */
export async function submitForm<T extends z.ZodType>(
  form: SentForm,
  { name, schema, failed, input }: { name: string; schema: T; failed: FailureMessage; input: unknown },
  act: (data: z.output<T>) => Promise<FormOutcome>,
): Promise<FormOutcome> {
  const { locale, fields } = form;
  const again = { name, values: valuesOf(fields) };
  // Only a pass that is still valid is returned.
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
    // Any failure of the backend may be temporary.
    const status = error.status === 400 ? 422 : error.status >= 500 ? 503 : error.status;
    return { kind: 'shown', status, state };
  }
}
