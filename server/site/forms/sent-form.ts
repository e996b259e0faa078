import type { Consents } from '#engine/browser/consent/consents.ts';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import { formFields } from '#engine/browser/forms/form-state.ts';
import type { CallName } from '#schemas/api/calls.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { CallAnswer, VisitorInput } from '#server/site/api/visitor-calls.ts';

/** A form as it came, and what its handler may do with it. */
export type SentForm = {
  /** What was typed, by field. */
  fields: Record<string, string>;
  /** The page that the form stands on, without language. */
  path: string;
  /** Parameters of the page's path. */
  params: Record<string, string>;
  locale: LanguageCode;
  /** What visitors of this page have to agree to. */
  consents: Consents;
  /** Makes a call for this visitor; a write is done once however often the form comes. */
  call: <N extends CallName>(name: N, input: Pick<VisitorInput, 'params' | 'body'>) => Promise<CallAnswer<N>>;
  seal: (password: string) => string;
  /** The password that a pass stands for. */
  unseal: (pass: string) => string | undefined;
};

/** What was done: said on the page that comes next. */
export type Done = 'created' | 'updated' | 'deleted' | 'inquired';

/**
 * What comes of a form: on to another page (a path without language), or this page again. `opened` is the id of an article
 * whose password the visitor has given or shown.
 */
export type FormOutcome = { opened?: string | undefined } & (
  | {
      kind: 'done';
      to: string;
      done: Done;
      /** The page shows it for as long as it is open, also where a toast says it. */
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
  'preferredTimes',
  'picked',
  'message',
  'consentPersonal',
  'consentHealth',
];
/** More than any field may hold; what is longer is refused by the schemas in words of their own. */
const maxLength = 25_000;

/** The fields of a form; what it sends twice, or by other names, is left out. Lines end as everywhere but in forms. */
export function readFields(body: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...known, ...Object.values(formFields)].flatMap((name) => {
      const value = body.get(name);
      return value === null ? [] : [[name, value.slice(0, maxLength).replace(/\r\n?/g, '\n')]];
    }),
  );
}
