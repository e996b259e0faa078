import { type CalendarDateTime, now, toCalendarDateTime } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { DateField, DateInput, DateSegment, Label, Radio, RadioGroup, Text } from 'react-aria-components';

type Props = {
  timeZone: string;
  /** Null: now. */
  value: CalendarDateTime | null;
  onChange: (value: CalendarDateTime | null) => void;
};

/** When to publish, by the clock of the clinic. */
export function ScheduleField({ timeZone, value, onChange }: Props) {
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
        <DateField
          className="Field"
          value={value}
          onChange={(next) => next && onChange(next)}
          minValue={clock}
          granularity="minute"
          hourCycle={24}
        >
          <Label className="Field-label">{t`Date and time`}</Label>
          <DateInput className="Input Schedule-date">
            {(segment) => <DateSegment segment={segment} className="Schedule-segment" />}
          </DateInput>
          <Text slot="description" className="Field-help">
            <Trans>In the clinic's time zone, {timeZone}</Trans>
          </Text>
        </DateField>
      )}
    </div>
  );
}
