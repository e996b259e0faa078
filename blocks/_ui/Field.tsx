import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

/** The control's attributes that link it to its label, hint and error. */
type FieldControl = {
  id: string;
  className: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldProps = {
  id: string;
  label: ReactNode;
  required?: boolean;
  /** Text after the label of a required field, such as "required". */
  requiredLabel?: string;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  /** Renders the control: `{(control) => <input {...control} name="title" />}`. */
  children: (control: FieldControl) => ReactNode;
};

/** A form field: label, control, hint and error. */
export function Field(props: FieldProps) {
  const { id, label, required, requiredLabel, hint, error, className, children } = props;
  const described = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  const control: FieldControl = {
    id,
    className: 'Ui-field-control',
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={classNames('Ui-field', className)}>
      <label className="Ui-field-label" htmlFor={id}>
        {label}
        {required && requiredLabel && <span className="Ui-field-required"> {requiredLabel}</span>}
      </label>
      {children(control)}
      {hint && (
        <p className="Ui-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="Ui-field-error" id={`${id}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
