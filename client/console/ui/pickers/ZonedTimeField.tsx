import { type CalendarDateTime, parseDateTime } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { DateField } from 'react-aria-components';
import { Clearable, DateParts } from '../date-parts.tsx';

type Props = {
  /** `YYYY-MM-DDTHH:mm` by the clinic's clock; empty for none. A text that is no time stays until it is changed. */
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** IANA name of the clinic's time zone. */
  timeZone: string;
  isDisabled?: boolean;
  minValue?: CalendarDateTime;
};

/** A date and a time by the clock of the clinic, wherever the operator is. */
export function ZonedTimeField({ value, onChange, label, timeZone, isDisabled = false, minValue }: Props) {
  const { t } = useLingui();
  const read = readTime(value);
  return (
    <Clearable label={label} onClear={value === '' ? undefined : () => onChange('')} isDisabled={isDisabled}>
      <DateField
        className="Field"
        value={read}
        onChange={(next) => onChange(next ? next.toString().slice(0, 16) : '')}
        isDisabled={isDisabled}
        granularity="minute"
        hourCycle={24}
        {...(minValue && { minValue })}
      >
        <DateParts
          label={label}
          help={value !== '' && !read && t`Written as ${value}.`}
          timeZone={timeZone}
        />
      </DateField>
    </Clearable>
  );
}

function readTime(value: string): CalendarDateTime | null {
  try {
    return value === '' ? null : parseDateTime(value);
  } catch {
    return null;
  }
}
