import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
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
  /** The version that unsaved changes were made from; null without any. */
  onUnsaved: (version: string | null) => void;
  onSaved: (popup: OperatorPopup) => void;
  onClose: () => void;
};

/** The form of a popup, by its schema. */
export function PopupForm(props: Props) {
  const { code, timeZone, languages, saved, initial, mayWrite, onUnsaved, onSaved, onClose } = props;
  const { t } = useLingui();
  const { save, remove, isBusy, problem: refused, conflict } = useSavePopup(code);
  const isLocked = !mayWrite || isBusy;
  const draft = usePopupDraft(saved ? bodyOf(saved) : initial, { languages, timeZone, isLocked });
  const { form, value, setValue, popup, problem, isChanged } = draft;
  const madeFrom = isChanged ? (saved?.version ?? 'new') : null;
  useEffect(() => onUnsaved(madeFrom), [madeFrom, onUnsaved]);
  const show = (saved: OperatorPopup) => {
    onSaved(saved);
    // Its form is another one, and nothing in it is changed.
    void focusIfLost(() => document.querySelector<HTMLElement>('.PopupForm h2'));
  };
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
        <h2>{saved ? <Trans>Change the popup</Trans> : <Trans>New popup</Trans>}</h2>
        <fieldset className="DocumentScreen-fields" disabled={isLocked}>
          {(['startAt', 'endAt'] as const).map(field)}
          <LocationsField
            title={properties.locations?.title ?? t`Pages`}
            help={properties.locations?.description}
            value={Array.isArray(value.locations) ? value.locations.map(String) : []}
            onChange={(next) => setValue(['locations'], next)}
            isDisabled={isLocked}
            findings={form.findingsAt(['locations'])}
          />
          <SlideFields draft={draft} />
          {(['ratio', 'mobileRatio', 'isAutoPlacement', 'direction'] as const).map(field)}
        </fieldset>
        {refused && (
          <div className="Notice" role="alert">
            <p>{refused}</p>
            {conflict && (
              <Button onPress={() => show(conflict)}>
                <Trans>Discard my changes and show the current version</Trans>
              </Button>
            )}
          </div>
        )}
        {mayWrite && (
          <div className="PopupForm-buttons">
            <Button
              kind="primary"
              isDisabled={!popup || !isChanged}
              isPending={isBusy}
              onPress={() => popup && void save(saved, popup).then((done) => done && show(done))}
            >
              {saved ? <Trans>Save for visitors</Trans> : <Trans>Add for visitors</Trans>}
            </Button>
            <Button onPress={onClose}>{isChanged ? <Trans>Discard</Trans> : <Trans>Close</Trans>}</Button>
            {saved && (
              <DialogTrigger>
                <Button kind="danger">
                  <Trans>Delete…</Trans>
                </Button>
                <ConfirmDialog
                  title={<Trans>Delete the popup?</Trans>}
                  confirm={<Trans>Delete</Trans>}
                  isDangerous
                  onConfirm={async () => {
                    if (await remove(saved)) onClose();
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
