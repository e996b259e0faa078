import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { toJson } from '#engine/json-schema/to-json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import {
  type ClinicSettings,
  clinicSettings,
  type SettingsAnswer,
} from '#schemas/operator/settings-calls.ts';
import { removeAtPath, setAtPath } from '../../editor/document/operations.ts';
import { type Json, type Path, readJson } from '../../editor/document/parse-document.ts';
import type { FieldFinding, Form } from '../../editor/form/form-context.ts';
import type { JsonSchema } from '../../editor/schema/json-schema.ts';
import { useLanguage } from '../../language/use-language.ts';

type Options = { saved: SettingsAnswer; languages: readonly LanguageCode[]; timeZone: string };

/** Settings that are being changed, with a form of their schema. They are saved on their own, not with the document. */
export function useClinicSettings({ saved, languages, timeZone }: Options) {
  const language = useLanguage();
  const expectedText = useExpectedText();
  const [initial] = useState(() => textOf(saved.settings));
  const [text, setText] = useState(initial);
  const schema = useMemo(() => toJson(clinicSettings, language) as JsonSchema, [language]);
  const value = useMemo(
    () => readJson(text) as Record<keyof ClinicSettings, { [key: string]: Json }>,
    [text],
  );
  const parsed = useMemo(() => clinicSettings.safeParse(value), [value]);
  const setValue = (path: Path, next: Json | undefined) =>
    setText((now) => (next === undefined ? removeAtPath(now, path) : setAtPath(now, path, next)));
  const findingsAt = (path: Path): FieldFinding[] =>
    (parsed.error?.issues ?? [])
      .filter((issue) => JSON.stringify(issue.path) === JSON.stringify(path))
      .map(({ message }) => ({ level: 'error', text: expectedText(message) }));
  const form: Form = { schema, setValue, languages, timeZone, findingsAt };
  return {
    ...{ form, value },
    isChanged: text !== initial,
    /** The settings; undefined while one of them is invalid. */
    settings: parsed.data,
    discard: () => setText(initial),
  };
}

/** Without what is not set, so that each field is empty or has a value. */
const textOf = (settings: ClinicSettings): string =>
  JSON.stringify(settings, (_, value) => (value === null ? undefined : value), 2);

/** What the schemas expect, in the operator's language, by the message of a failed check. */
function useExpectedText(): (message: string) => string {
  const { t } = useLingui();
  return (message) => {
    const [, beginning] = /^expected (GTM-|G-)…$/.exec(message) ?? [];
    if (beginning) return t`It begins with ${beginning}, followed by letters and digits.`;
    if (message === 'expected an id')
      return t`An id has letters, digits, dots, hyphens and underscores only.`;
    if (message.startsWith('expected /path'))
      return t`Expected a path of this site, or an address such as https://…`;
    if (message.startsWith('expected /files/'))
      return t`Expected a picture of the media, or an address such as https://…`;
    return t`This value cannot be saved: see what is expected.`;
  };
}
