import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { TextField } from '../../ui/TextField.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  blocks: CatalogBlock[];
  onAdd: (block: CatalogBlock) => void;
};

/** The blocks that may stand at a place, with what they are for. */
export function AddDialog({ isOpen, onClose, blocks, onAdd }: Props) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = blocks.filter(({ type, label, description }) =>
    `${type} ${label} ${description}`.toLowerCase().includes(wanted),
  );
  return (
    <ModalDialog
      title={<Trans>Add a block</Trans>}
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
    >
      {() => (
        <>
          <TextField label={t`Search`} value={query} onChange={setQuery} autoFocus type="search" />
          <ListBox
            className="Gallery"
            aria-label={t`Blocks`}
            items={shown.map((block) => ({ ...block, id: block.type }))}
            onAction={(type) => {
              const block = blocks.find((one) => one.type === type);
              if (block) onAdd(block);
            }}
            renderEmptyState={() => (
              <p className="Field-help">
                <Trans>No block has these words.</Trans>
              </p>
            )}
          >
            {({ id, label, description }) => (
              <ListBoxItem id={id} textValue={label} className="Gallery-one">
                <Text slot="label" className="Gallery-name">
                  {label}
                </Text>
                <Text slot="description" className="Field-help">
                  {description}
                </Text>
              </ListBoxItem>
            )}
          </ListBox>
        </>
      )}
    </ModalDialog>
  );
}
