import { useLingui } from '@lingui/react/macro';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { AddressForm } from './AddressForm.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { NewPageForm } from './NewPageForm.tsx';
import type { PageDialog, PageDialogProps } from './page-dialog-props.ts';

/** The open dialog about a page: adding one, or changing or deleting the one in view. */
export function PageDialogs({ dialog, ...props }: PageDialogProps & { dialog: PageDialog }) {
  const { t } = useLingui();
  const titles = { address: t`Change the address of the page`, delete: t`Delete this page?` };
  const title =
    dialog.kind !== 'new'
      ? titles[dialog.kind]
      : dialog.from === undefined
        ? t`New page`
        : t`Duplicate the page`;
  return (
    <ModalDialog title={title} isOpen onOpenChange={(isStillOpen) => isStillOpen || props.onClose()}>
      {() =>
        dialog.kind === 'new' ? (
          <NewPageForm {...props} typed={dialog.typed} from={dialog.from} />
        ) : dialog.kind === 'address' ? (
          <AddressForm {...props} />
        ) : (
          <DeleteForm {...props} />
        )
      }
    </ModalDialog>
  );
}
