import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { ContentEntryAnswer, EditableList } from '#schemas/operator/entry-calls.ts';
import { hasRole } from '#schemas/operator/roles.ts';
import { FormContext } from '../../../editor/form/form-context.ts';
import { focusField } from '../../../editor/site/focus-field.ts';
import { LeaveDialog } from '../../document/LeaveDialog.tsx';
import { useUnsaved } from '../../document/use-unsaved.ts';
import type { PartnerRow } from '../../partner/use-partner.ts';
import { type EntryState, useCameFrom } from '../came-from.ts';
import { listAddress } from '../list-texts.ts';
import { BoardLink } from './BoardLink.tsx';
import { EntryFields } from './EntryFields.tsx';
import { EntryHead } from './EntryHead.tsx';
import { EntrySave } from './EntrySave.tsx';
import { type Fields, type Issue, placeIssues } from './entry-issues.ts';
import { SecretLinks } from './SecretLinks.tsx';
import { ShownLanguages } from './ShownLanguages.tsx';
import { useEntryDraft } from './use-entry-draft.ts';
import { useItemNames } from './use-item-names.ts';
import { useSaveEntry } from './use-save-entry.ts';
import { useSaveKey } from './use-save-key.ts';

type Props = {
  list: EditableList;
  partner: PartnerRow;
  /** Undefined: a new one, which begins as `initial`. */
  saved: ContentEntryAnswer | undefined;
  initial: Fields;
};

/** The form of an entry, by the schema of its list. */
export function EntryForm({ list, partner, saved, initial }: Props) {
  const { code, timeZone } = partner;
  const mayWrite = hasRole(partner.role, 'publisher');
  const languages = languagesOf(partner);
  const [shown, setShown] = useState(languages);
  const draft = useEntryDraft({ list, saved, initial, languages, shown, timeZone, mayWrite });
  const { begun, value, isChanged } = draft;
  const nameOf = useItemNames(list, value);
  const saving = useSaveEntry(code, list);
  const unsaved = useUnsaved();
  const from = useCameFrom();
  const leave = useLeave(unsaved.version);
  const madeFrom = isChanged && leave.to === undefined ? (begun?.version ?? 'new') : null;
  useEffect(() => unsaved.setVersion(madeFrom), [madeFrom, unsaved.setVersion]);

  const show = (issues: readonly Issue[]) => {
    const [first] = issues;
    if (!first) return;
    draft.reveal(first.path);
    focusField(first.path);
  };
  const save = async () => {
    if (!mayWrite || (begun && !isChanged)) return;
    saving.reset();
    const found = draft.check();
    if (found.length > 0) return show(found);
    const answer = await saving.save(begun, value);
    if (!answer) return;
    if ('issues' in answer) {
      const issues = placeIssues(answer.issues, value);
      draft.setServerIssues(issues, value);
      show(issues);
      return;
    }
    if (begun) draft.commit(answer.saved, value);
    else
      leave.go(listAddress(code, list, answer.saved.id), {
        replace: true,
        state: { from, isCreated: true } satisfies EntryState,
      });
  };
  // Goes on from what somebody else saved.
  const resolveConflict = (take: typeof draft.begin) => {
    if (saving.conflict) take(saving.conflict);
    saving.reset();
  };
  useSaveKey(() => void save());
  return (
    <FormContext value={{ ...draft.form, nameOf }}>
      <EntryHead
        list={list}
        partner={partner}
        value={value}
        mayWrite={mayWrite}
        saved={begun}
        onDeleted={() => leave.go(listAddress(code, list) + from, { replace: true })}
      />
      <form
        className="EntryForm"
        noValidate
        data-own-undo
        onSubmit={(event) => {
          // Enter in a field saves nothing: visitors would see it at once.
          event.preventDefault();
        }}
      >
        {!mayWrite && (
          <p className="Field-help">
            <Trans>Publishers and administrators can change it.</Trans>
          </p>
        )}
        {list === 'events' && begun && (
          <SecretLinks partner={partner} id={begun.id} entry={begun.entry as Fields} />
        )}
        {(list === 'boardTypes' || list === 'customerBoards') && (
          <BoardLink list={list} partner={partner} id={begun?.id} />
        )}
        <ShownLanguages languages={languages} shown={shown} onChange={setShown} />
        <EntryFields
          schema={draft.form.schema}
          value={value}
          mayWrite={mayWrite && !(saving.isBusy && !begun)}
        />
        {mayWrite && (
          <EntrySave
            isNew={!begun}
            isChanged={isChanged}
            issues={draft.issues}
            problem={saving.problem}
            isBusy={saving.isBusy}
            onShow={() => show(draft.issues)}
            onSave={save}
            onDiscard={() => {
              saving.reset();
              draft.discard();
            }}
            conflict={
              saving.conflict && {
                onUseTheirs: () => resolveConflict(draft.begin),
                onRebase: () => resolveConflict(draft.rebase),
              }
            }
          />
        )}
      </form>
      <LeaveDialog title={<Trans>The entry is not saved</Trans>} leaving={unsaved.leaving} />
    </FormContext>
  );
}

/** Leads to another URL once nothing is unsaved any more: the guard of unsaved changes would ask otherwise. */
function useLeave(version: string | null) {
  const navigate = useNavigate();
  type Way = { to: string; options: { replace?: boolean; state?: unknown } };
  const [way, setWay] = useState<Way>();
  const go = useEffectEvent((wanted: Way) => void navigate(wanted.to, wanted.options));
  useEffect(() => {
    if (way && version === null) go(way);
  }, [way, version]);
  return { to: way?.to, go: (to: string, options: Way['options']) => setWay({ to, options }) };
}

/** The clinic's languages; the main one is first. */
function languagesOf({ mainLanguage, languages }: PartnerRow): LanguageCode[] {
  const main = mainLanguage as LanguageCode;
  return [main, ...(languages as LanguageCode[]).filter((code) => code !== main)];
}
