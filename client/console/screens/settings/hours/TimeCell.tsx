import { parseTime, type Time } from '@internationalized/date';
import { TimeField } from 'react-aria-components';
import { useForm } from '../../../editor/form/form-context.ts';
import { DateSegments } from '../../../ui/pickers/DateSegments.tsx';
import { useHoursChange } from './use-hours-change.ts';
import { type HoursField, type HoursValues, timeAt } from './week.ts';

type Props = { field: HoursField; label: string; values: HoursValues; isDisabled: boolean };

/** A time of day without a visible label, for cells of a table. */
export function TimeCell({ field, label, values, isDisabled }: Props) {
  const { findingsAt } = useForm();
  const change = useHoursChange();
  const time = timeAt(values, field);
  return (
    <TimeField<Time>
      aria-label={label}
      className="HoursTable-time"
      data-path={JSON.stringify(['hours', field])}
      value={time === undefined ? null : parseTime(time)}
      onChange={(next) => change({ [field]: next?.toString().slice(0, 5) })}
      hourCycle={24}
      shouldForceLeadingZeros
      isDisabled={isDisabled}
      isInvalid={findingsAt(['hours', field]).some(({ level }) => level === 'error')}
    >
      <DateSegments className="Input" />
    </TimeField>
  );
}
