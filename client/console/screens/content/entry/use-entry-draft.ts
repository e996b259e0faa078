import { useMemo, useState } from 'react';
import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { ContentEntryAnswer, EditableList } from '#schemas/operator/entry-calls.ts';
import { removeAtPath, setAtPath } from '../../../editor/document/operations.ts';
import { jsonAt, type Path, readJson } from '../../../editor/document/parse-document.ts';
import { type FieldFinding, type Form, lockable } from '../../../editor/form/form-context.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { rebaseFields } from '../../document/rebase-fields.ts';
import { type Fields, type Issue, issuesOf } from './entry-issues.ts';
import { entrySchema } from './entry-schema.ts';
import { useIssueText } from './use-issue-text.ts';

type Options = {
  list: EditableList;
  /** As the server has it now; undefined for a new entry, which begins as `initial`. */
  saved: ContentEntryAnswer | undefined;
  initial: Fields;
  /** The clinic's languages, main language first. */
  languages: readonly LanguageCode[];
  /** Those whose texts are shown. */
  shown: readonly LanguageCode[];
  timeZone: string;
  mayWrite: boolean;
};

/**
 * An entry that is being written, with a form of its schema. What somebody else saves during that time is taken over as
 * long as nothing is changed here, and never replaces what is being written.
 */
export function useEntryDraft({ list, saved, initial, languages, shown, timeZone, mayWrite }: Options) {
  const language = useLanguage();
  const [main = 'ko' as LanguageCode] = languages;
  const issueText = useIssueText(main);
  const [base, setBegun] = useState(saved);
  const [first] = useState(() => textOf(initial));
  const [text, setText] = useState(() => (saved ? textOf(saved.entry) : first));
  const [seen, setSeen] = useState(saved?.version);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ issues: readonly Issue[]; entry: Fields }>();
  const [focus, setFocus] = useState<Path>();
  const schema = useMemo(() => entrySchema(list, language), [list, language]);
  const value = useMemo(() => readJson(text) as Fields, [text]);
  const found = useMemo(() => issuesOf(list, value, main), [list, value, main]);
  const isChanged = text !== (base ? textOf(base.entry) : first);

  const begin = (answer: ContentEntryAnswer) => {
    setBegun(answer);
    setText(textOf(answer.entry));
    setTried(false);
    setRefused(undefined);
  };
  if (saved && saved.version !== seen) {
    setSeen(saved.version);
    if (!isChanged && saved.version !== base?.version) begin(saved);
  }

  // What the server refused is right as soon as it is another value.
  const isSame = ({ path }: Issue) =>
    JSON.stringify(jsonAt(value, path)) === JSON.stringify(refused && jsonAt(refused.entry, path));
  const issues = [...(isTried ? found : []), ...(refused?.issues.filter(isSame) ?? [])];
  const findingsAt = (path: Path): FieldFinding[] =>
    issues
      .filter((issue) => JSON.stringify(issue.path) === JSON.stringify(path))
      .map((issue) => ({ level: 'error', text: issueText(issue) }));
  const unlocked: Form = {
    schema,
    setValue: (path, next) => setText((now) => withValue(now, path, next)),
    languages: shown,
    timeZone,
    findingsAt,
    ...(focus && { focus }),
    ...(saved && { self: { kind: list, id: saved.id } }),
  };
  const form = lockable(unlocked, !mayWrite);
  return {
    form,
    value,
    begun: base,
    isChanged,
    issues,
    begin,
    /** Shows what is wrong from now on. @returns it, without what the server finds only on saving */
    check: (): readonly Issue[] => {
      setTried(true);
      return found;
    },
    setServerIssues: (refusal: readonly Issue[], entry: Fields) => setRefused({ issues: refusal, entry }),
    /** Opens the items of lists on the way to a field. */
    reveal: (path: Path) => setFocus([...path]),
    /** After a save: what has been written since then stays, as a change of what was saved. */
    commit: (answer: ContentEntryAnswer, written: Fields) => {
      setBegun(answer);
      setText((now) => (now === textOf(written) || readsAs(now, written) ? textOf(answer.entry) : now));
      setTried(false);
      setRefused(undefined);
    },
    /** Puts the fields that are changed here into what somebody else has saved since. */
    rebase: (answer: ContentEntryAnswer) => {
      setBegun(answer);
      setText(textOf(rebaseFields(answer.entry as Fields, (base?.entry ?? {}) as Fields, value)));
    },
    discard: () => {
      const present = saved ?? base;
      if (present) return begin(present);
      setText(first);
      setTried(false);
      setRefused(undefined);
    },
  };
}

const textOf = (entry: object): string => JSON.stringify(entry, null, 2);
const readsAs = (text: string, entry: Fields): boolean =>
  JSON.stringify(readJson(text)) === JSON.stringify(entry);

/** An entry is either always shown, or for a time: choosing the one takes away the other. */
function withValue(text: string, path: Path, next: Json | undefined): string {
  const changed = next === undefined ? removeAtPath(text, path) : setAtPath(text, path, next);
  if (path.length !== 1 || path[0] !== 'isAlways' || next !== true) return changed;
  return removeAtPath(removeAtPath(changed, ['startAt']), ['endAt']);
}
