import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { OperatorPopup, PopupBody } from '#schemas/operator/popup-calls.ts';
import { Field } from '../../editor/form/Field.tsx';
import { FormContext } from '../../editor/form/form-context.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { focusIfLost } from '../../ui/lost-focus.ts';
import { LocationsField } from './LocationsField.tsx';
import { PopupProblemText } from './PopupProblemText.tsx';
import { SlideFields } from './SlideFields.tsx';
import { usePopupDraft } from './use-popup-draft.ts';
import { bodyOf, useSavePopup } from './use-save-popup.ts';

type Props = {
  code: string;
  timeZone: string;
  languages: readonly LanguageCode[];
  /** Undefined: a new one, which `initial` is. */
  saved: OperatorPopup | undefined;
  initial: PopupBody;
  mayWrite: boolean;
  /** The version that the form was opened with, if it has unsaved changes; else null. */
  onUnsaved: (version: string | null) => void;
  onSaved: (popup: OperatorPopup) => void;
  onClose: () => void;
};

/** The form of a popup, by its schema. */
export function PopupForm(props: Props) {
  const { code, timeZone, languages, saved, initial, mayWrite, onUnsaved, onSaved, onClose } = props;
  const { t } = useLingui();
  const { save, remove, isBusy, problem: refused, conflict, isGone, reset } = useSavePopup(code);
  const [begun, setBegun] = useState(saved);
  const isLocked = !mayWrite || isBusy;
  const draft = usePopupDraft(saved ? bodyOf(saved) : initial, { languages, timeZone, isLocked });
  const { form, value, setValue, problem } = draft;
  const [typedPage, setTypedPage] = useState('');
  const hasTypedPage = typedPage.trim() !== '';
  const isChanged = draft.isChanged || hasTypedPage;
  const popup = hasTypedPage ? undefined : draft.popup;
  const unsaved = isChanged ? (saved?.version ?? 'new') : null;
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  const show = (saved: OperatorPopup) => {
    onSaved(saved);
    // Its form is another one, and nothing in it is changed.
    void focusIfLost(() => document.querySelector<HTMLElement>('.PopupForm h2'));
  };
  const applyTo = (theirs: OperatorPopup) => {
    draft.rebase(bodyOf(theirs));
    setBegun(theirs);
    reset();
    void focusIfLost(() => document.querySelector<HTMLElement>('.PopupForm .Button--primary'));
  };
  const saveAs = (before: OperatorPopup | undefined) =>
    popup && void save(before, popup).then((done) => done && show(done));
  const properties = form.schema.properties ?? {};
  const field = (name: keyof PopupBody) => (
    <Field
      key={name}
      schema={properties[name] ?? {}}
      path={[name]}
      value={value[name]}
      name={name}
      isRequired={false}
    />
  );
  return (
    <FormContext value={form}>
      <form
        className="PopupForm"
        data-own-undo
        onSubmit={(event) => {
          // Enter in a field saves nothing: visitors would see it at once.
          event.preventDefault();
        }}
      >
        <h2>{begun ? <Trans>Change the popup</Trans> : <Trans>New popup</Trans>}</h2>
        <fieldset className="DocumentScreen-fields" disabled={isLocked}>
          {(['startAt', 'endAt'] as const).map(field)}
          <LocationsField
            title={properties.locations?.title ?? t`Pages`}
            help={properties.locations?.description}
            value={Array.isArray(value.locations) ? value.locations.map(String) : []}
            onChange={(next) => setValue(['locations'], next)}
            typed={typedPage}
            onType={setTypedPage}
            isDisabled={isLocked}
            findings={[
              ...form.findingsAt(['locations']),
              ...(hasTypedPage
                ? [
                    {
                      level: 'error' as const,
                      text: t`This page is not added yet: add it, or empty the field.`,
                    },
                  ]
                : []),
            ]}
          />
          <SlideFields draft={draft} />
          {(['ratio', 'mobileRatio', 'isAutoPlacement', 'direction'] as const).map(field)}
        </fieldset>
        {refused && (
          <div className="Notice" role="alert">
            <p>
              {isGone ? (
                <Trans>Somebody has deleted this popup. Your changes are still here.</Trans>
              ) : (
                refused
              )}
            </p>
            {isGone && (
              <Button isDisabled={!popup} isPending={isBusy} onPress={() => saveAs(undefined)}>
                <Trans>Add it as a new popup</Trans>
              </Button>
            )}
            {conflict && (
              <div className="Row">
                <Button onPress={() => show(conflict)}>
                  <Trans>Discard my changes and show the current version</Trans>
                </Button>
                <Button onPress={() => applyTo(conflict)}>
                  <Trans>Apply my changes to the current version</Trans>
                </Button>
              </div>
            )}
          </div>
        )}
        {mayWrite && (
          <div className="PopupForm-buttons">
            <Button
              kind="primary"
              isDisabled={!popup || !isChanged || Boolean(conflict) || isGone}
              isPending={isBusy}
              onPress={() => saveAs(begun)}
            >
              {begun ? <Trans>Save for visitors</Trans> : <Trans>Add for visitors</Trans>}
            </Button>
            <Button onPress={onClose}>{isChanged ? <Trans>Discard</Trans> : <Trans>Close</Trans>}</Button>
            {begun && !isGone && (
              <DialogTrigger>
                <Button kind="danger">
                  <Trans>Delete…</Trans>
                </Button>
                <ConfirmDialog
                  title={<Trans>Delete the popup?</Trans>}
                  confirm={<Trans>Delete</Trans>}
                  isDangerous
                  onConfirm={async () => {
                    if (await remove(begun)) onClose();
                  }}
                >
                  <Trans>Visitors no longer see it.</Trans>
                </ConfirmDialog>
              </DialogTrigger>
            )}
            {!popup && isChanged && (
              <p className="Field-help" role="status">
                <PopupProblemText problem={problem} />
              </p>
            )}
          </div>
        )}
      </form>
    </FormContext>
  );
}
