import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { InfoRow } from '#schemas/api/info.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { hasFacts, type SettingsAnswer } from '#schemas/operator/settings-calls.ts';
import { FormContext } from '../../editor/form/form-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { focusIfLost } from '../../ui/lost-focus.ts';
import { SaveBar } from '../../ui/SaveBar.tsx';
import { HoursGroup } from './hours/HoursGroup.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import { labelOfSetting, type SettingGroup, settingGroups } from './setting-groups.ts';
import { type SettingOf, type SettingsValue, useClinicSettings } from './use-clinic-settings.ts';
import { useIssueText } from './use-issue-text.ts';
import { useGroupTexts } from './use-places.ts';
import { useSaveSettings } from './use-save-settings.ts';

type Props = {
  code: string;
  saved: SettingsAnswer;
  info: InfoRow;
  languages: readonly LanguageCode[];
  timeZone: string;
  mayWrite: boolean;
  /** The version that the form was opened with, if it has unsaved changes; else null. */
  onUnsaved: (version: string | null) => void;
};

/** Settings of the clinic that are not in the site document: saved on their own, and shown to visitors at once. */
export function ClinicSettings({ code, saved, info, languages, timeZone, mayWrite, onUnsaved }: Props) {
  // What somebody else saves in the meantime does not replace what is being written.
  const [opened] = useState(saved.version);
  const [begun, setBegun] = useState(saved);
  const { save, isBusy, problem, issues, conflict, reset } = useSaveSettings(code);
  const isLocked = !mayWrite || isBusy;
  const { form, value, isChanged, settings, wrong, discard, rebase } = useClinicSettings({
    saved: begun,
    languages,
    timeZone,
    isLocked,
  });
  const language = useLanguage();
  const titleOf = ([part, name]: SettingOf) => labelOfSetting(part, name, language).title;
  const issueText = useIssueText(languages);
  const refused = issues.map(
    ({ path: [part, name], problem: why }) =>
      `${titleOf([part, name] as unknown as SettingOf)}: ${issueText(why)}`,
  );
  const close = () => {
    onUnsaved(null);
    // The buttons are gone, and after a save the whole form is another one.
    void focusIfLost(() => document.querySelector<HTMLElement>('.ClinicSettings h2'));
  };
  const applyTo = (present: SettingsAnswer) => {
    rebase(present);
    setBegun(present);
    reset();
    void focusIfLost(() => document.querySelector<HTMLElement>('.SaveBar .Button--primary'));
  };
  const unsaved = isChanged ? opened : null;
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  return (
    <FormContext value={form}>
      <form
        className="ClinicSettings"
        data-own-undo
        onSubmit={(event) => {
          // Enter in a field saves nothing: visitors would see it at once.
          event.preventDefault();
        }}
      >
        <header className="DocumentScreen-head">
          <h2>
            <Trans>Settings of the clinic</Trans>
          </h2>
          <p className="Field-help">
            <Trans>
              They are not part of the site document. Visitors see what you save here at once; publishing the
              site does not affect it.
            </Trans>{' '}
            {!mayWrite && <Trans>Publishers and administrators can change them.</Trans>}
          </p>
        </header>
        <fieldset className="DocumentScreen-fields" disabled={isLocked}>
          {!hasFacts(begun.settings) && (
            <p className="Card SettingsPart">
              <Trans>
                Name, address, opening hours and directions can be changed here once the clinic has been set
                up again on the server: an older version of Maru did not store its files.
              </Trans>
            </p>
          )}
          {(Object.keys(settingGroups) as SettingGroup[]).map((group) => (
            <Group key={group} group={group} value={value} info={info} isLocked={isLocked} />
          ))}
        </fieldset>
        {isChanged && (
          <SaveBar
            problem={refused.length > 0 ? refused.join(' ') : problem}
            status={
              settings ? (
                <Trans>Settings of the clinic have unsaved changes.</Trans>
              ) : (
                <Trans>Errors are named at their fields: {wrong.map(titleOf).join(', ')}.</Trans>
              )
            }
          >
            <Button
              onPress={() => {
                discard();
                close();
              }}
            >
              {conflict ? (
                <Trans>Discard my changes and show the current settings</Trans>
              ) : (
                <Trans>Discard</Trans>
              )}
            </Button>
            {conflict && (
              <Button onPress={() => applyTo(conflict)}>
                <Trans>Apply my changes to the current version</Trans>
              </Button>
            )}
            <Button
              kind="primary"
              isDisabled={!settings || conflict !== undefined}
              isPending={isBusy}
              onPress={() => settings && void save(begun, settings).then((done) => done && close())}
            >
              <Trans>Save for visitors</Trans>
            </Button>
          </SaveBar>
        )}
      </form>
    </FormContext>
  );
}

type GroupProps = { group: SettingGroup; value: SettingsValue; info: InfoRow; isLocked: boolean };

function Group({ group, value, info, isLocked }: GroupProps) {
  const { title, where } = useGroupTexts()[group];
  if (group === 'hours')
    return (
      value.hours && <HoursGroup title={title} where={where} values={value.hours} isDisabled={isLocked} />
    );
  const { of } = settingGroups[group];
  return <SettingsGroup group={group} values={value[of]} info={info} />;
}
