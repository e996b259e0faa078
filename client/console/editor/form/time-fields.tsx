import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { TimeField as AriaTimeField, DatePicker, Label, Text } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { useProblemProps } from '../../ui/field-problems.ts';
import { clinicTime, instantOf } from '../../ui/pickers/clinic-time.ts';
import { DateParts } from '../../ui/pickers/DateParts.tsx';
import { DateSegments } from '../../ui/pickers/DateSegments.tsx';
import { ZonedTimeField } from '../../ui/pickers/ZonedTimeField.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-context.ts';

/** A day by the clinic's calendar. */
export function DateField({ path, value, title, shape, isRequired }: ControlProps) {
  const { setValue, isReadOnly = false } = useForm();
  const { described, invalid } = useProblemProps();
  const { t } = useLingui();
  const remove = isRequired ? undefined : () => setValue(path, undefined);
  return (
    <div className="ZonedTime">
      <DatePicker<CalendarDate>
        className="Field"
        {...described}
        value={typeof value === 'string' && value ? parseDate(value) : null}
        onChange={(next) => next && setValue(path, next.toString())}
        isRequired={isRequired}
        isDisabled={isReadOnly}
        {...(invalid['aria-invalid'] && asInvalid)}
      >
        <Label className="Field-label">{title}</Label>
        <DateParts />
        <Help help={shape.help} />
      </DatePicker>
      {value !== undefined && remove && <Clear label={t`Clear: ${title}`} onPress={remove} />}
    </div>
  );
}

/** A moment, entered and shown by the clinic's clock wherever the operator is. */
export function InstantField({ path, value, title, shape, isRequired }: ControlProps) {
  const { setValue, timeZone = 'UTC', isReadOnly = false } = useForm();
  return (
    <ZonedTimeField
      label={title}
      help={shape.help}
      timeZone={timeZone}
      value={typeof value === 'string' && value ? clinicTime(value, timeZone) : ''}
      onChange={(next) => setValue(path, next === '' ? undefined : instantOf(next, timeZone))}
      isRequired={isRequired}
      isDisabled={isReadOnly}
    />
  );
}

/** A time of day by the clinic's clock. */
export function TimeOfDayField({ path, value, title, shape, isRequired }: ControlProps) {
  const { setValue, isReadOnly = false } = useForm();
  const { described, invalid } = useProblemProps();
  const { t } = useLingui();
  const remove = isRequired ? undefined : () => setValue(path, undefined);
  return (
    <div className="ZonedTime">
      <AriaTimeField<Time>
        className="Field"
        {...described}
        value={typeof value === 'string' && value ? parseTime(value) : null}
        onChange={(next) => next && setValue(path, next.toString().slice(0, 5))}
        hourCycle={24}
        isRequired={isRequired}
        isDisabled={isReadOnly}
        {...(invalid['aria-invalid'] && asInvalid)}
      >
        <Label className="Field-label">{title}</Label>
        <DateSegments className="Input" />
        <Help help={shape.help} />
      </AriaTimeField>
      {value !== undefined && remove && <Clear label={t`Clear: ${title}`} onPress={remove} />}
    </div>
  );
}

/** Marked, but not for the browser, which would refuse to send the form. */
const asInvalid = { isInvalid: true, validationBehavior: 'aria' } as const;

function Help({ help }: { help: string | undefined }) {
  const { timeZone } = useForm();
  return (
    <Text slot="description" className="Field-help">
      {help} {timeZone && <Trans>In the clinic's time zone, {timeZone}</Trans>}
    </Text>
  );
}

const Clear = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Button kind="quiet" aria-label={label} onPress={onPress}>
    ×
  </Button>
);
