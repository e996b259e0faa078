import { useMemo, useState } from 'react';
import { toJson } from '#engine/json-schema/to-json.ts';
import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { issuesOfChange, settingIssues } from '#schemas/operator/setting-issues.ts';
import {
  type AnySettings,
  clinicSettings,
  hasFacts,
  type SettingsAnswer,
  settingsWithoutFacts,
} from '#schemas/operator/settings-calls.ts';
import { partnerHours } from '#schemas/site/partner-hours.ts';
import { removeAtPath, setAtPath } from '../../editor/document/operations.ts';
import { type Path, readJson } from '../../editor/document/parse-document.ts';
import { type FieldFinding, lockable } from '../../editor/form/form-context.ts';
import { useExpectedText } from '../../editor/form/use-expected-text.ts';
import type { JsonSchema } from '../../editor/schema/json-schema.ts';
import { useLanguage } from '../../language/use-language.ts';
import { rebaseFields } from '../document/rebase-fields.ts';
import { hoursOf } from './hours/week.ts';
import { nameOfWay } from './name-of-way.ts';
import type { SettingPart } from './setting-groups.ts';
import { useIssueText } from './use-issue-text.ts';

type Options = {
  saved: SettingsAnswer;
  languages: readonly LanguageCode[];
  timeZone: string;
  isLocked: boolean;
};
type Values = { [key: string]: Json };
export type SettingsValue = Record<Exclude<SettingPart, 'hours'>, Values> & { hours?: Values };
/** A setting by its part and name. */
export type SettingOf = readonly [part: SettingPart, name: string];

/** Settings that are being changed, with a form of their schema. They are saved on their own, not with the document. */
export function useClinicSettings({ saved, languages, timeZone, isLocked }: Options) {
  const language = useLanguage();
  const expectedText = useExpectedText();
  const issueText = useIssueText(languages);
  const [main = 'ko'] = languages;
  const initial = useMemo(() => textOf(saved.settings), [saved]);
  const [text, setText] = useState(initial);
  const known = hasFacts(saved.settings) ? clinicSettings : settingsWithoutFacts;
  const schema = useMemo(() => toJson(known, language) as JsonSchema, [known, language]);
  const value = useMemo(() => readSettings(text), [text]);
  const { parsed, issues, refused } = useMemo(() => {
    const result = known.safeParse(value);
    const settings: AnySettings = result.data ?? checkable(value, saved.settings);
    return {
      parsed: result,
      issues: settingIssues(settings, main),
      refused: issuesOfChange(saved.settings, settings, main),
    };
  }, [known, value, saved, main]);
  const setValue = (path: Path, next: Json | undefined) =>
    setText((now) =>
      next === undefined || isEmptied(now, path, next) ? removeAtPath(now, path) : setAtPath(now, path, next),
    );
  const findingsAt = (path: Path): FieldFinding[] => {
    const isHere = (one: { path: PropertyKey[] }) => JSON.stringify(one.path) === JSON.stringify(path);
    const errors = (parsed.error?.issues ?? []).filter(isHere);
    return [
      ...errors.map((issue): FieldFinding => ({ level: 'error', text: expectedText(issue) })),
      ...issues.filter(isHere).map(
        (issue): FieldFinding => ({
          // A fault that the files have had before hinders no other change.
          level: refused.some(isHere) ? 'error' : 'warning',
          text: issueText(issue.problem),
        }),
      ),
    ];
  };
  const wrongPaths = [...(parsed.error?.issues ?? []), ...refused].map(({ path }) => path as Path);
  // Lists open the item that has an error.
  const focus = wrongPaths.find((path) => path.length > 2) ?? null;
  const nameOf = (_: Path, item: Json) => nameOfWay(item, main);
  const form = lockable({ schema, setValue, languages, timeZone, findingsAt, focus, nameOf }, isLocked);
  return {
    form,
    value,
    isChanged: text !== initial,
    /** The settings; undefined while one of them is invalid. */
    settings: refused.length === 0 ? parsed.data : undefined,
    /** The settings with an error, each once. */
    wrong: [...new Map(wrongPaths.map((path) => [path.slice(0, 2).join('.'), path])).values()].map(
      ([part, name]) => [part, name] as unknown as SettingOf,
    ),
    discard: () => setText(initial),
    /** Puts the settings that are changed here into what somebody else has saved since, which is then `saved`. */
    rebase: (theirs: SettingsAnswer) =>
      setText(
        JSON.stringify(rebased(readSettings(textOf(theirs.settings)), readSettings(initial), value), null, 2),
      ),
  };
}

const readSettings = (text: string) => readJson(text) as SettingsValue;

/** Settings with those that differ between the other two, as the second of them has them. */
function rebased(theirs: SettingsValue, before: SettingsValue, after: SettingsValue) {
  const partsOf = (settings: SettingsValue): Record<string, Values> => settings;
  return Object.fromEntries(
    Object.entries(partsOf(theirs)).map(([part, values]) => [
      part,
      rebaseFields(values, partsOf(before)[part] ?? {}, partsOf(after)[part] ?? {}),
    ]),
  );
}

/** Without what is not set, so that each field is empty or has a value. */
const textOf = (settings: AnySettings): string =>
  JSON.stringify(settings, (_, value) => (value === null ? undefined : value), 2);

/** Values of which one is invalid, so that the others are checked nevertheless. */
const checkable = (value: SettingsValue, saved: AnySettings): AnySettings =>
  ({
    ...saved,
    partner: { branches: [], ...value.partner },
    ...(value.hours && { hours: hoursOf(value.hours) ?? partnerHours.parse({}) }),
  }) as AnySettings;

/** Whether the last language of a required text is emptied, in place of which the form writes an empty text. */
function isEmptied(text: string, path: Path, next: Json): boolean {
  if (next !== '') return false;
  const before = path.reduce<Json | undefined>(
    (value, key) => (value as Record<string, Json> | undefined)?.[key],
    readJson(text),
  );
  return typeof before === 'object' || before === undefined;
}
