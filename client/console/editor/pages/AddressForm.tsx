import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox, Form } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/DialogButtons.tsx';
import { AddressField } from './AddressField.tsx';
import { focusInvalid } from './focus-invalid.ts';
import type { PageDialogProps } from './page-dialog-props.ts';
import { pathProblem } from './page-path.ts';
import { referencesTo, type Site } from './page-references.ts';
import { ReferenceList } from './ReferenceList.tsx';

/** Asks for another URL of a page, and whether what leads to it is to follow. */
export function AddressForm({ page, keys, document, languages, origin, changes, onClose }: PageDialogProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState(page);
  const [isFollowed, setFollowed] = useState(true);
  const [isTried, setTried] = useState(false);
  const [main = 'ko'] = languages;
  const others = keys.filter(({ key }) => key !== page);
  const problem = pathProblem(address, others);
  const site: Site = { keys: keys.map(({ key }) => key), languages, origin };
  const references = referencesTo(document, page, site);
  const change = (form: HTMLFormElement) => {
    setTried(true);
    if (problem) return focusInvalid(form);
    onClose();
    if (address !== page) changes.rename(page, address, isFollowed ? site : undefined);
  };
  return (
    <Form
      className="Form-plain"
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        change(event.currentTarget);
      }}
    >
      <AddressField
        problem={problem}
        origin={origin}
        isTried={isTried}
        value={address}
        onChange={setAddress}
        autoFocus
      />
      {references.length > 0 ? (
        <>
          <p>
            <Trans>These link to the page:</Trans>
          </p>
          <ReferenceList document={document} references={references} language={main} />
          <Checkbox className="Check" isSelected={isFollowed} onChange={setFollowed}>
            <span className="Check-box" aria-hidden="true" />
            {t`Change them to the new address`}
          </Checkbox>
        </>
      ) : (
        <p>
          <Trans>Nothing on this site links to the page.</Trans>
        </p>
      )}
      <p className="Notice">
        <Trans>
          Once the site is published, the old address stops working: bookmarks, search results and links from
          elsewhere, such as popups and advertisements, lead to the not-found page.
        </Trans>
      </p>
      <DialogButtons onCancel={onClose}>
        <Button kind="primary" type="submit">
          <Trans>Change the address</Trans>
        </Button>
      </DialogButtons>
    </Form>
  );
}
