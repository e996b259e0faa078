import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { FactChoicesProps } from './FactChoices.tsx';

const FactChoices = lazy(() =>
  import('./FactChoices.tsx').then((module) => ({ default: module.FactChoices })),
);

type Props = FactChoicesProps & {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The facts that a field accepts, with their present values. */
export function BindingDialog({ path, schema, title, isOpen, onOpenChange, chosen, onChoose }: Props) {
  return (
    <ModalDialog title={<Trans>A fact for: {title}</Trans>} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => (
        <Suspense fallback={<SkeletonRows count={6} />}>
          <FactChoices
            {...{ path, schema, chosen }}
            onChoose={(fact) => {
              onChoose(fact);
              close();
            }}
          />
        </Suspense>
      )}
    </ModalDialog>
  );
}
