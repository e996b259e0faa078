import { Trans } from '@lingui/react/macro';
import { Checkbox } from 'react-aria-components';
import { TextField } from '../../ui/TextField.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';

/** Emptying an optional text removes it, so that the default applies again. */
export function PlainText({
  path,
  value,
  title,
  shape,
  isRequired,
  isLong,
}: ControlProps & { isLong: boolean }) {
  const { setValue } = useForm();
  return (
    <TextField
      label={title}
      help={shape.help}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => setValue(path, text === '' && !isRequired ? undefined : text)}
      isLong={isLong || shape.isMultiline}
      isRequired={isRequired}
      {...(typeof shape.default === 'string' && shape.default && { placeholder: shape.default })}
    />
  );
}

export function BooleanField({ path, value, title, shape }: ControlProps) {
  const { setValue } = useForm();
  const byDefault = shape.default === true;
  return (
    <div className="Field">
      <Checkbox
        className="Check"
        isSelected={typeof value === 'boolean' ? value : byDefault}
        onChange={(isSelected) => setValue(path, isSelected)}
      >
        <span className="Check-box" aria-hidden="true" />
        {title}
      </Checkbox>
      {shape.help && <p className="Field-help">{shape.help}</p>}
      {value === undefined && byDefault && (
        <p className="Field-help">
          <Trans>On by default.</Trans>
        </p>
      )}
    </div>
  );
}
