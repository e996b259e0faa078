import {
  type CalendarDate,
  parseAbsolute,
  parseDate,
  parseTime,
  type Time,
  type ZonedDateTime,
} from '@internationalized/date';
import { DateField as AriaDateField, TimeField as AriaTimeField } from 'react-aria-components';
import { Clearable, DateParts } from '../../ui/date-parts.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';

/** A day by the clinic's calendar. */
export function DateField(props: ControlProps) {
  const { frame, parts, field, write } = useTime(props, parseDate);
  return (
    <Clearable {...frame}>
      <AriaDateField<CalendarDate> {...field} onChange={(next) => next && write(next.toString())}>
        <DateParts {...parts} />
      </AriaDateField>
    </Clearable>
  );
}

/** A moment, entered and shown by the clinic's clock wherever the operator is. */
export function InstantField(props: ControlProps) {
  const { timeZone = 'UTC' } = useForm();
  const { frame, parts, field, write } = useTime(props, (text) => parseAbsolute(text, timeZone));
  return (
    <Clearable {...frame}>
      <AriaDateField<ZonedDateTime>
        {...field}
        onChange={(next) => next && write(next.toAbsoluteString())}
        granularity="minute"
        hourCycle={24}
        hideTimeZone
      >
        <DateParts {...parts} />
      </AriaDateField>
    </Clearable>
  );
}

/** A time of day by the clinic's clock. */
export function TimeOfDayField(props: ControlProps) {
  const { frame, parts, field, write } = useTime(props, parseTime);
  return (
    <Clearable {...frame}>
      <AriaTimeField<Time>
        {...field}
        onChange={(next) => next && write(next.toString().slice(0, 5))}
        hourCycle={24}
      >
        <DateParts {...parts} />
      </AriaTimeField>
    </Clearable>
  );
}

/** What the three fields share: the value read with `parse`, and how it is written and cleared. */
function useTime<T>({ path, value, title, shape, isRequired }: ControlProps, parse: (text: string) => T) {
  const { setValue, timeZone } = useForm();
  const onClear = value === undefined || isRequired ? undefined : () => setValue(path, undefined);
  return {
    frame: { label: title, onClear },
    parts: { label: title, help: shape.help, timeZone },
    field: {
      className: 'Field',
      value: typeof value === 'string' && value ? parse(value) : null,
      isRequired,
    },
    write: (text: string) => setValue(path, text),
  };
}
