import type { BackendError } from '#engine/api/backend-error.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import formMessages from '#engine/i18n/form-messages.json' with { type: 'json' };
import { type Issue, issueMessage } from '#engine/i18n/issue-message.ts';
import { translator } from '#engine/i18n/translator.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import messages from './messages.json' with { type: 'json' };

export type FailureMessage =
  | 'createFailed'
  | 'updateFailed'
  | 'deleteFailed'
  | 'openFailed'
  | 'inquiryFailed';
type Problems = Pick<FormState, 'errors' | 'failure' | 'isAlreadySent'>;

/** The errors of a schema by field: the first of each, in the visitor's language. */
export function fieldErrors(
  issues: readonly Issue[],
  locale: LanguageCode,
  input: unknown,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[String(issue.path[0])] ??= issueMessage(issue, locale, input);
  return errors;
}

/**
 * How a form shows a failed call (SPEC section 8): codes about a field appear at the field, a conflict (409) is silent,
 * anything else appears for the whole form.
 */
export function refusal(error: BackendError, what: FailureMessage, locale: LanguageCode): Problems {
  const t = translator(messages, locale);
  const errors: Record<string, string> = {};
  for (const code of error.code?.split(',') ?? []) {
    const field = fieldOf(code);
    if (field) errors[field] ??= messageOf(code, error, locale);
  }
  if (Object.keys(errors).length > 0 || error.status === 409) return { errors };
  if (error.status === 422)
    return {
      errors,
      failure: t(what === 'inquiryFailed' ? 'inquiryAlreadySent' : 'alreadySent'),
      isAlreadySent: true,
    };
  // Apart from the backend's messages there is only the unknown error, which is Korean in every language.
  const isKnown = error.status < 500 && error.message !== unknownErrorMessage;
  const detail = isKnown ? error.message : t('tryAgain');
  return { errors, failure: `${t(what)} ${detail}` };
}

/** The error for an expired or invalid token. */
export const expired = (locale: LanguageCode): Problems => ({
  errors: {},
  failure: translator(messages, locale)('expired'),
});

/** The field of a machine code such as `ARTICLE_NAME_REQUIRED`, or of `email: reason`. */
function fieldOf(code: string): string | undefined {
  const named = /^(name|password|phoneNumber|email|title|content): /.exec(code);
  if (code === 'INQUIRY_NAME_REQUIRED') return 'name';
  if (code === 'INQUIRY_CONTACT_REQUIRED') return 'phoneNumber';
  if (code === 'MANAGER_UNAVAILABLE') return 'managerId';
  const consent = /^CONSENT_(PERSONAL|HEALTH)_/.exec(code)?.[1];
  if (consent) return consent === 'PERSONAL' ? 'consentPersonal' : 'consentHealth';
  return named?.[1] ?? /^ARTICLE_(NAME|PASSWORD|TITLE|CONTENT)_/.exec(code)?.[1]?.toLowerCase();
}

function messageOf(code: string, error: BackendError, locale: LanguageCode): string {
  const t = translator(formMessages, locale);
  if (Object.hasOwn(formMessages, code)) return t(code);
  return code === error.code ? error.message : t('other');
}
