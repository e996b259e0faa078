import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { parseSafeUrl } from '#schemas/safe-url.ts';
import { Button } from '../../../ui/Button.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { LinkPicker } from '../../../ui/pickers/LinkPicker.tsx';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** URL of the current link; empty if there is none. */
  href: string;
  /** Gets the new URL, or none if the link is removed. */
  onApply: (href: string) => void;
};

/** Asks where a link in a text leads. */
export function LinkDialog({ isOpen, onOpenChange, href, onApply }: Props) {
  const { t } = useLingui();
  return (
    <ModalDialog title={t`Link`} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => (
        <Address
          href={href}
          onApply={(next) => {
            close();
            onApply(next);
          }}
        />
      )}
    </ModalDialog>
  );
}

function Address({ href, onApply }: Pick<Props, 'href' | 'onApply'>) {
  const { t } = useLingui();
  const [address, setAddress] = useState(href);
  return (
    <div className="Form-plain" data-own-undo>
      <LinkPicker label={t`Where the link leads`} value={address} onChange={setAddress} />
      <div className="Row">
        <Button
          kind="primary"
          isDisabled={parseSafeUrl(address) === null}
          onPress={() => onApply(address.trim())}
        >
          <Trans>Set the link</Trans>
        </Button>
        {href && (
          <Button onPress={() => onApply('')}>
            <Trans>Remove the link</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
