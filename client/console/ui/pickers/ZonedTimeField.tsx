import { type CalendarDateTime, parseDateTime } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { DatePicker, FieldError, Label, Text } from 'react-aria-components';
import { Button } from '../Button.tsx';
import { useProblemProps } from '../field-problems.ts';
import { focusIfLost } from '../lost-focus.ts';
import { DateParts } from './DateParts.tsx';

type Props = {
  /** `YYYY-MM-DDTHH:mm` by the clinic's clock; empty for none. A text that is no time stays until it is changed. */
  value: string;
  /** While a part of the time is missing, nothing is reported. */
  onChange: (value: string) => void;
  label: string;
  help?: string | undefined;
  /** Why the time cannot be used. */
  error?: string | undefined;
  /** IANA name of the clinic's time zone. */
  timeZone: string;
  /** Whether it cannot be emptied. */
  isRequired?: boolean;
  isDisabled?: boolean;
  minValue?: CalendarDateTime;
  /** What emptying means, if that is not "no time". */
  clear?: string;
};

/** A date and a time by the clock of the clinic, wherever the operator is. */
export function ZonedTimeField(props: Props) {
  const { value, onChange, label, help, timeZone, isRequired = false, isDisabled = false } = props;
  const { minValue, clear, error } = props;
  const { t } = useLingui();
  const { described, invalid } = useProblemProps();
  const read = readTime(value);
  const field = useRef<HTMLDivElement>(null);
  return (
    <div ref={field} className="ZonedTime">
      <DatePicker
        className="Field"
        {...described}
        value={read}
        onChange={(next) => next && onChange(next.toString().slice(0, 16))}
        isRequired={isRequired}
        isDisabled={isDisabled}
        granularity="minute"
        hourCycle={24}
        {...(minValue && { minValue })}
        {...((error || invalid['aria-invalid']) && { isInvalid: true, validationBehavior: 'aria' as const })}
      >
        <Label className="Field-label">{label}</Label>
        <DateParts />
        <Text slot="description" className="Field-help">
          {value !== '' && !read && <>{t`Written as ${value}.`} </>}
          {help} <Trans>In the clinic's time zone, {timeZone}</Trans>
        </Text>
        {error && <FieldError className="Field-error">{error}</FieldError>}
      </DatePicker>
      {value !== '' && !isRequired && (
        <Button
          kind="quiet"
          {...(clear === undefined && { 'aria-label': t`Clear: ${label}` })}
          onPress={() => {
            onChange('');
            // The button goes away.
            void focusIfLost(
              () => field.current?.querySelector<HTMLElement>('[role="spinbutton"]'),
              field.current,
            );
          }}
        >
          {clear ?? '×'}
        </Button>
      )}
    </div>
  );
}

function readTime(value: string): CalendarDateTime | null {
  try {
    return value === '' ? null : parseDateTime(value);
  } catch {
    return null;
  }
}
