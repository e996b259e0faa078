import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/DialogButtons.tsx';
import { startsWith } from '../document/operations.ts';
import type { PageDialogProps } from './page-dialog-props.ts';
import { referencesTo, removableEntries } from './page-references.ts';
import { ReferenceList } from './ReferenceList.tsx';

/** Asks before a page is deleted. What leads to it is named, and entries of the menu can go with it. */
export function DeleteForm({ page, keys, document, languages, origin, changes, onClose }: PageDialogProps) {
  const { t } = useLingui();
  const [isWithMenu, setWithMenu] = useState(true);
  const [main = 'ko'] = languages;
  const site = { keys: keys.map(({ key }) => key), languages, origin };
  const references = referencesTo(document, page, site).filter(
    ({ path }) => !startsWith(path, ['pages', page]),
  );
  const entries = removableEntries(document, references);
  const removed = isWithMenu ? entries : [];
  const remaining = references.length - removed.length;
  return (
    <div className="Form-plain">
      {references.length > 0 ? (
        <>
          <p>
            <Trans>These link to the page {page}:</Trans>
          </p>
          <ReferenceList document={document} references={references} language={main} />
          {entries.length > 0 && (
            <Checkbox className="Check" isSelected={isWithMenu} onChange={setWithMenu}>
              <span className="Check-box" aria-hidden="true" />
              {t`Remove it from the menu too`}
            </Checkbox>
          )}
          {remaining > 0 && (
            <p className="Notice">
              <Trans>Remaining links will be broken. Change them before you publish.</Trans>
            </p>
          )}
        </>
      ) : (
        <p>
          <Trans>The page {page} and its blocks are removed. Nothing on this site links to it.</Trans>
        </p>
      )}
      <p className="Field-help">
        <Trans>You can undo this. Nothing changes for visitors until the site is published.</Trans>
      </p>
      <DialogButtons onCancel={onClose} isCancelFocused>
        <Button
          kind="danger"
          onPress={() => {
            onClose();
            changes.remove(page, removed);
          }}
        >
          <Trans>Delete the page</Trans>
        </Button>
      </DialogButtons>
    </div>
  );
}
