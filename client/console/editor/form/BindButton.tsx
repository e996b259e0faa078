import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { BindingDialog } from './BindingDialog.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';

/** Lets the operator use a fact of the clinic instead of a value. */
export function BindButton({ path, schema, title }: ControlProps) {
  const { t } = useLingui();
  const { setValue } = useForm();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        className="Field-bind"
        aria-label={t`Use a fact: ${title}`}
        onPress={() => setOpen(true)}
      >
        <Trans>Use a fact…</Trans>
      </Button>
      <BindingDialog
        path={path}
        schema={schema}
        title={title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        chosen={undefined}
        onChoose={(fact) => setValue(path, { $bind: fact })}
      />
    </>
  );
}
