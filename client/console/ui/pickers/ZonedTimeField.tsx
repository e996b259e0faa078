import { type CalendarDateTime, parseDateTime } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { DateField, DateInput, DateSegment, Label, Text } from 'react-aria-components';
import { Button } from '../Button.tsx';

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
    <div className="ZonedTime">
      <DateField
        className="Field"
        value={read}
        onChange={(next) => onChange(next ? next.toString().slice(0, 16) : '')}
        isDisabled={isDisabled}
        granularity="minute"
        hourCycle={24}
        {...(minValue && { minValue })}
      >
        <Label className="Field-label">{label}</Label>
        <DateInput className="Input Schedule-date">
          {(segment) => <DateSegment segment={segment} className="Schedule-segment" />}
        </DateInput>
        <Text slot="description" className="Field-help">
          {value !== '' && !read && <>{t`Written as ${value}.`} </>}
          <Trans>In the clinic's time zone, {timeZone}</Trans>
        </Text>
      </DateField>
      {value !== '' && (
        <Button
          kind="quiet"
          isDisabled={isDisabled}
          aria-label={t`Clear: ${label}`}
          onPress={() => onChange('')}
        >
          ×
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
