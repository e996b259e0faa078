import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';

/** A fact of the clinic in place of a value. Removing it leaves the field empty. */
export function BindingChip({ path, value, title, shape, isRequired }: ControlProps) {
  const { t } = useLingui();
  const { setValue } = useForm();
  const fact = typeof value === 'object' && value !== null && '$bind' in value ? String(value.$bind) : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset for one chip would be one more frame
    <div className="Field" role="group" aria-label={title}>
      <span className="Field-label">{title}</span>
      <span className="Chip">
        <span className="Badge Badge--accent">
          <Trans>Fact</Trans>
        </span>
        <code>{fact}</code>
        <Button
          kind="quiet"
          aria-label={t`Remove the fact from ${title}`}
          onPress={() => setValue(path, isRequired ? '' : undefined)}
        >
          ×
        </Button>
      </span>
      <p className="Field-help">
        <Trans>Comes from the clinic’s data and follows its changes.</Trans>
      </p>
      {shape.help && <p className="Field-help">{shape.help}</p>}
    </div>
  );
}
