import { Trans } from '@lingui/react/macro';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import type { FactChoicesProps } from './FactChoices.tsx';

const FactChoices = lazyPart(() => import('./FactChoices.tsx').then((module) => module.FactChoices), {
  rows: 6,
});

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
        <FactChoices
          path={path}
          schema={schema}
          chosen={chosen}
          onChoose={(fact) => {
            onChoose(fact);
            close();
          }}
        />
      )}
    </ModalDialog>
  );
}
