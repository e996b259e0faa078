import { type CalendarDateTime, now, parseDateTime, toCalendarDateTime } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { ZonedTimeField } from '../../ui/pickers/ZonedTimeField.tsx';

type Props = {
  timeZone: string;
  /** Null: now. */
  value: CalendarDateTime | null;
  onChange: (value: CalendarDateTime | null) => void;
  /** Whether the time has passed. */
  isPast: boolean;
};

/** When to publish, by the clock of the clinic. */
export function ScheduleField({ timeZone, value, onChange, isPast }: Props) {
  const { t } = useLingui();
  const clock = toCalendarDateTime(now(timeZone)).set({ second: 0, millisecond: 0 });
  return (
    <div className="Schedule">
      <RadioGroup
        className="Field Schedule-choice"
        value={value ? 'later' : 'now'}
        onChange={(choice) =>
          onChange(choice === 'now' ? null : clock.add({ days: 1 }).set({ hour: 9, minute: 0 }))
        }
      >
        <Label className="Field-label">
          <Trans>When</Trans>
        </Label>
        <Radio value="now" className="Choice">
          <Trans>Now</Trans>
        </Radio>
        <Radio value="later" className="Choice">
          <Trans>At a time</Trans>
        </Radio>
      </RadioGroup>
      {value && (
        <ZonedTimeField
          label={t`Date and time`}
          timeZone={timeZone}
          value={value.toString().slice(0, 16)}
          onChange={(next) => onChange(parseDateTime(next))}
          minValue={clock}
          error={isPast ? t`This time has passed. Choose a later one.` : undefined}
          isRequired
        />
      )}
    </div>
  );
}
