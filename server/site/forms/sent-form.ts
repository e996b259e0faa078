import type { Consents } from '#engine/browser/consent/consents.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import { formFields } from '#engine/browser/forms/form-state.ts';
import type { CallName } from '#schemas/api/calls.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { CallAnswer, VisitorInput } from '#server/site/api/visitor-calls.ts';

/** A submitted form, and what its handler may do with it. */
export type SentForm = {
  /** Typed values by field. */
  fields: Record<string, string>;
  /** The path of the form's page, without language. */
  path: string;
  /** Parameters of the page's path. */
  params: Record<string, string>;
  locale: LanguageCode;
  /** The consents that this page asks for. */
  consents: Consents;
  /** Makes a call for this visitor; a write is done once, however often the form is sent. */
  call: <N extends CallName>(name: N, input: Pick<VisitorInput, 'params' | 'body'>) => Promise<CallAnswer<N>>;
  seal: (password: string) => string;
  /** The password sealed in a pass. */
  unseal: (pass: string) => string | undefined;
};

/** The completed action, which the next page confirms. */
type Done = 'created' | 'updated' | 'deleted' | 'inquired';

/**
 * The result of a form: a redirect to another page (a path without language), or this page again. `opened` is the id of
 * an article whose password the visitor has set or entered.
 */
export type FormOutcome = { opened?: string | undefined } & (
  | {
      kind: 'done';
      to: string;
      done: Done;
      /** The id of the element on the next page that confirms it. By default the page is shown from its top. */
      anchor?: string;
      /** The page shows it for as long as it is open, even if a toast shows it too. */
      staysInAddress?: boolean;
    }
  | { kind: 'shown'; state: FormState; status: number }
);

export type FormHandler = (form: SentForm) => Promise<FormOutcome>;

const known = [
  'name',
  'password',
  'phoneNumber',
  'email',
  'title',
  'content',
  'isPrivate',
  'messenger',
  'managerId',
  'preferredTimes',
  'picked',
  'message',
  'consentPersonal',
  'consentHealth',
  'visit',
];
/** More characters than any field may hold; the schemas refuse longer values with their own messages. */
const maxLength = 25_000;

/** Reads the known fields of a form, and of a repeated one only the first. CRLF line ends become LF. */
export function readFields(body: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...known, ...Object.values(formFields)].flatMap((name) => {
      const value = body.get(name);
      return value === null ? [] : [[name, value.replace(/\r\n?/g, '\n').slice(0, maxLength)]];
    }),
  );
}
