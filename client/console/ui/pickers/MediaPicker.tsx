import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Media } from '#schemas/operator/content-calls.ts';
import { Button } from '../Button.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { ModalDialog } from '../ModalDialog.tsx';

const MediaLibrary = lazyPart(() => import('./MediaLibrary.tsx').then((module) => module.MediaLibrary), {
  rows: 4,
});

type Props = {
  /** What is chosen already. */
  value: string;
  onChoose: (media: Media) => void;
  label: string;
};

/** Opens the partner's pictures, to choose or upload one. */
export function MediaPicker({ value, onChoose, label }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={t`Choose a picture: ${label}`} onPress={() => setOpen(true)}>
        <Trans>Choose…</Trans>
      </Button>
      <ModalDialog title={<Trans>Pictures</Trans>} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => (
          <MediaLibrary
            value={value}
            onChoose={(media) => {
              onChoose(media);
              close();
            }}
          />
        )}
      </ModalDialog>
    </>
  );
}
