import { Field, type FieldProps } from './Field.tsx';

/** `value`: what was entered before. */
type Props = Omit<FieldProps, 'children'> & { value: string | undefined };

/** The field for the visitor's name, which forms require. */
export const NameField = ({ value, ...field }: Props) => (
  <Field {...field} required>
    {(control) => <input {...control} name="name" autoComplete="name" maxLength={60} defaultValue={value} />}
  </Field>
);

/** The field for the visitor's phone number. */
export const PhoneField = ({ value, ...field }: Props) => (
  <Field {...field}>
    {(control) => (
      <input
        {...control}
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        defaultValue={value}
      />
    )}
  </Field>
);
