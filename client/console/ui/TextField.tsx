import { type ReactNode, useState } from 'react';
import {
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  type TextFieldProps,
} from 'react-aria-components';
import { useProblemProps } from './field-problems.ts';
import { GrowingTextArea } from './GrowingTextArea.tsx';

type Props = Omit<TextFieldProps, 'className' | 'children'> & {
  label: ReactNode;
  help?: ReactNode;
  /** Shown in place of the browser's message. */
  error?: ReactNode;
  /** Several lines. */
  isLong?: boolean;
  rows?: number;
  placeholder?: string;
};

export function TextField({ label, help, error, isLong = false, rows = 4, placeholder, ...props }: Props) {
  const { described, invalid } = useProblemProps();
  const text = props.value ?? props.defaultValue ?? '';
  // An `<input>` would remove them. A text without its last break stays in the same element, and so does the focus.
  const [hadBreaks, setHadBreaks] = useState(false);
  if (!hadBreaks && text.includes('\n')) setHadBreaks(true);
  return (
    // Shown, but not native: the browser would refuse to send the form again as long as its text stays.
    <AriaTextField
      {...described}
      {...props}
      {...(error && { isInvalid: true, validationBehavior: 'aria' })}
      className="Field"
    >
      <Label className="Field-label">{label}</Label>
      {isLong ? (
        <TextArea className="Input" rows={rows} placeholder={placeholder} {...invalid} />
      ) : hadBreaks ? (
        <GrowingTextArea text={text} allowsBreaks={false} placeholder={placeholder} />
      ) : (
        <Input className="Input" placeholder={placeholder} {...invalid} />
      )}
      {help && (
        <Text slot="description" className="Field-help">
          {help}
        </Text>
      )}
      <FieldError className="Field-error">{error ?? undefined}</FieldError>
    </AriaTextField>
  );
}
