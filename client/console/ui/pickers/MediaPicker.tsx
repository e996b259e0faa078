import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Media } from '#schemas/operator/content-calls.ts';
import { Button } from '../Button.tsx';
import { ModalDialog } from '../ModalDialog.tsx';
import { SkeletonRows } from '../SkeletonRows.tsx';

const MediaLibrary = lazy(() =>
  import('./MediaLibrary.tsx').then(({ MediaLibrary: library }) => ({ default: library })),
);

type Props = {
  /** What is chosen already. */
  value: string;
  onChoose: (media: Media) => void;
  label: string;
  isDisabled?: boolean;
};

/** Opens the partner's pictures, to choose or upload one. */
export function MediaPicker({ value, onChoose, label, isDisabled = false }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        isDisabled={isDisabled}
        aria-label={t`Choose a picture: ${label}`}
        onPress={() => setOpen(true)}
      >
        <Trans>Choose…</Trans>
      </Button>
      <ModalDialog title={<Trans>Pictures</Trans>} isOpen={isOpen} onOpenChange={setOpen}>
        {(close) => (
          <Suspense fallback={<SkeletonRows count={4} />}>
            <MediaLibrary
              value={value}
              onChoose={(media) => {
                onChoose(media);
                close();
              }}
            />
          </Suspense>
        )}
      </ModalDialog>
    </>
  );
}
