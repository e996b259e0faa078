import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Group } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { objectOf } from '../document/json-object.ts';
import { bindablesOf } from '../schema/shape.ts';
import { BindingDialog } from './BindingDialog.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';
import { useFactText } from './use-fact-text.ts';

/** A field bound to a fact of the clinic, with the fact's present value. Removing the fact empties the field. */
export function BindingChip({ path, value, title, shape, schema, isRequired }: ControlProps) {
  const { t } = useLingui();
  const { schema: root, setValue } = useForm();
  const [isOpen, setOpen] = useState(false);
  const textOf = useFactText();
  const { $bind } = objectOf(value);
  const fact = typeof $bind === 'string' ? $bind : '';
  const known = bindablesOf(root, schema).find((one) => one.path === fact);
  return (
    <Group className="Field" aria-label={title}>
      <span className="Field-label">{title}</span>
      <span className="Chip">
        <span className="Badge Badge--accent">
          <Trans>Fact</Trans>
        </span>
        <span className="Chip-text">
          <b>{textOf(fact)}</b>
          <span className="Field-help">
            {known?.title ? `${known.title} · ` : ''}
            <code>{fact}</code>
          </span>
        </span>
        <Button kind="quiet" aria-label={t`Change the fact of ${title}`} onPress={() => setOpen(true)}>
          <Trans>Change…</Trans>
        </Button>
        <Button
          kind="quiet"
          aria-label={t`Remove the fact from ${title}`}
          onPress={() => setValue(path, isRequired ? '' : undefined)}
        >
          ×
        </Button>
      </span>
      {shape.help && <p className="Field-help">{shape.help}</p>}
      <BindingDialog
        path={path}
        schema={schema}
        title={title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        chosen={fact}
        onChoose={(next) => setValue(path, { $bind: next })}
      />
    </Group>
  );
}
