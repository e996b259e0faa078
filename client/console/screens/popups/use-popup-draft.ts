import { useMemo, useState } from 'react';
import { markLink, toJson } from '#engine/json-schema/to-json.ts';
import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { type PopupBody, popupBody } from '#schemas/operator/popup-calls.ts';
import { popupProblem } from '#schemas/operator/popup-problem.ts';
import { removeAtPath, setAtPath } from '../../editor/document/operations.ts';
import { type Path, readJson } from '../../editor/document/parse-document.ts';
import { type FieldFinding, lockable } from '../../editor/form/form-context.ts';
import { useExpectedText } from '../../editor/form/use-expected-text.ts';
import type { JsonSchema } from '../../editor/schema/json-schema.ts';
import { useLanguage } from '../../language/use-language.ts';
import { rebaseFields } from '../document/rebase-fields.ts';

type Options = { languages: readonly LanguageCode[]; timeZone: string; isLocked: boolean };

/** A popup that is being written, with a form of its schema. It is saved on its own, and not with the site document. */
export function usePopupDraft(popup: PopupBody, { languages, timeZone, isLocked }: Options) {
  const language = useLanguage();
  const expectedText = useExpectedText();
  const [initial, setInitial] = useState(() => JSON.stringify(popup));
  const [text, setText] = useState(initial);
  const schema = useMemo(() => toJson(popupBody, language, 'input', markLink) as JsonSchema, [language]);
  const value = useMemo(() => fieldsOf(text), [text]);
  const parsed = useMemo(() => popupBody.safeParse(value), [value]);
  const written = parsed.success ? parsed.data : undefined;
  const problem = written && popupProblem(written, languages[0] ?? 'ko');
  const writeValue = (path: Path, next: Json | undefined) =>
    setText((now) => (next === undefined ? removeAtPath(now, path) : setAtPath(now, path, next)));
  const findingsAt = (path: Path): FieldFinding[] =>
    (parsed.error?.issues ?? [])
      .filter((issue) => JSON.stringify(issue.path) === JSON.stringify(path))
      .map((issue) => ({ level: 'error', text: expectedText(issue) }));
  const form = lockable({ schema, setValue: writeValue, languages, timeZone, findingsAt }, isLocked);
  return {
    form,
    value,
    setValue: form.setValue,
    isChanged: text !== initial,
    /** The popup; undefined while something is missing. */
    popup: problem ? undefined : written,
    /** What is wrong with a popup that has its schema's form. */
    problem,
    /** Puts the fields that are changed here into what somebody else has saved since. */
    rebase: (theirs: PopupBody) => {
      const next = JSON.stringify(theirs);
      setInitial(next);
      setText(JSON.stringify(rebaseFields(fieldsOf(next), fieldsOf(initial), value)));
    },
  };
}

const fieldsOf = (text: string) => readJson(text) as { [key: string]: Json };

export type PopupDraft = ReturnType<typeof usePopupDraft>;
