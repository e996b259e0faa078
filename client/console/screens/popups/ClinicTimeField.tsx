import type { CalendarDateTime } from '@internationalized/date';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateField, DateInput, DateSegment, Label, Text } from 'react-aria-components';

type Props = {
  label: ReactNode;
  help?: ReactNode;
  timeZone: string;
  value: CalendarDateTime | null;
  onChange: (value: CalendarDateTime | null) => void;
  isDisabled?: boolean;
};

/** A date and time by the clock of the clinic; null while it is not filled in. */
export function ClinicTimeField({ label, help, timeZone, value, onChange, isDisabled = false }: Props) {
  return (
    <DateField
      className="Field"
      value={value}
      onChange={onChange}
      granularity="minute"
      hourCycle={24}
      isDisabled={isDisabled}
    >
      <Label className="Field-label">{label}</Label>
      <DateInput className="Input Schedule-date">
        {(segment) => <DateSegment segment={segment} className="Schedule-segment" />}
      </DateInput>
      <Text slot="description" className="Field-help">
        {help} <Trans>In the clinic's time zone, {timeZone}</Trans>
      </Text>
    </DateField>
  );
}
