import { createContext, useContext } from 'react';
import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { Path } from '../document/parse-document.ts';
import type { JsonSchema } from '../schema/json-schema.ts';

/** A problem at a value. */
export type FieldFinding = {
  level: 'error' | 'warning' | 'note';
  text: string;
  /** Fixes it, if that needs no decision by a person. Not ready while the document is being checked again. */
  fix?: { run: () => void; isReady: boolean } | undefined;
};

/** What every field of a form needs. */
export type Form = {
  schema: JsonSchema;
  /** Undefined removes the property or item. */
  setValue: (path: Path, value: Json | undefined) => void;
  /** Whether it only shows its values. A disabled fieldset does not disable controls that are no form elements, such as dates. */
  isReadOnly?: boolean;
  /** The site's languages, main language first. */
  languages: readonly LanguageCode[];
  /** The problems at exactly this value. */
  findingsAt: (path: Path) => readonly FieldFinding[];
  /** The value at a path before the changes of this draft; undefined if it is new. */
  before?: (path: Path) => Json | undefined;
  /** What visitors get in a language while the text at a path is empty; undefined if that is nothing, or unknown. */
  fallback?: (path: Path, language: LanguageCode) => string | undefined;
  /** The path that a finding, the page or the JSON view points to: lists open the item that contains it. */
  focus?: Path | null;
  /** What an item of a list is called, where its own texts do not tell. */
  nameOf?: (path: Path, item: Json) => string | undefined;
  /** IANA name of the clinic's time zone. */
  timeZone?: string;
  /** The document that the form edits, for facts of the page in it. */
  document?: Json | undefined;
  /** The entry of the content that the form edits: it is not offered where it would refer to itself. */
  self?: { kind: string; id: number };
};

export const FormContext = createContext<Form | undefined>(undefined);

/** A form that changes nothing while it is locked. */
export const lockable = (form: Form, isLocked: boolean): Form =>
  isLocked ? { ...form, setValue: () => {}, isReadOnly: true } : form;

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('[console] A field is outside of a form');
  return form;
}

/** A value at a place of the document, with the schema that describes it. */
export type FieldProps = {
  schema: JsonSchema;
  path: Path;
  value: Json | undefined;
  /** Name of the field if the schema has no title. */
  name: string;
  isRequired: boolean;
  /** The object that has the value, with the values beside it. */
  beside?: { [key: string]: Json };
};
