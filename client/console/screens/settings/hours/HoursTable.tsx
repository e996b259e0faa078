import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Group } from 'react-aria-components';
import { daysWithHours } from '#schemas/site/partner-hours.ts';
import { lunchWithin } from '#schemas/time/day-hours.ts';
import { Findings } from '../../../editor/form/Findings.tsx';
import { useForm } from '../../../editor/form/form-context.ts';
import { type Option, shapeOf } from '../../../editor/schema/shape.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { DayRow } from './DayRow.tsx';
import { HoursPreview } from './HoursPreview.tsx';
import { TimeSpan } from './TimeSpan.tsx';
import { useHoursChange } from './use-hours-change.ts';
import { type HoursField, type HoursValues, likeMonday, separated, timeAt } from './week.ts';
import './hours.css';

export type HoursTableProps = { values: HoursValues; isDisabled: boolean };

/** The hours of each weekday in a row, and what visitors read of them. */
export function HoursTable({ values, isDisabled }: HoursTableProps) {
  const { t } = useLingui();
  const { schema, findingsAt, setValue } = useForm();
  const change = useHoursChange();
  // The hours of days that were closed here, so that opening them again brings these back.
  const [before, setBefore] = useState<Partial<Record<string, HoursValues>>>({});
  const operationTimeType = values.operationTimeType === 'weekWeekend' ? 'weekWeekend' : 'day';
  const fieldOf = (name: HoursField) => shapeOf(schema, schema.properties?.hours?.properties?.[name] ?? {});
  const kind = fieldOf('operationTimeType');
  const general = { start: timeAt(values, 'lunchStart'), end: timeAt(values, 'lunchEnd') };
  return (
    <div className="Hours">
      <div className="Field">
        <Select
          label={kind.title}
          value={operationTimeType}
          isDisabled={isDisabled}
          options={kind.kind === 'choice' ? kind.options.map(optionOf) : []}
          onChange={(next) => {
            setValue(['hours', 'operationTimeType'], next);
            if (next === 'day') change(separated(values));
          }}
        />
        <p className="Field-help">{kind.help}</p>
      </div>
      <Group className="Field" aria-labelledby="hours-lunch">
        <span id="hours-lunch" className="Field-label">
          <Trans>Lunch break of all days</Trans>
        </span>
        <TimeSpan
          values={values}
          isDisabled={isDisabled}
          from={{ field: 'lunchStart', label: fieldOf('lunchStart').title ?? '' }}
          to={{ field: 'lunchEnd', label: fieldOf('lunchEnd').title ?? '' }}
          clearLabel={t`No lunch break of all days`}
        />
        <p className="Field-help">
          <Trans>
            Applies to days without their own lunch break. Days that close before it have no break.
          </Trans>
        </p>
        <Findings findings={[...findingsAt(['hours', 'lunchStart']), ...findingsAt(['hours', 'lunchEnd'])]} />
      </Group>
      <table className="HoursTable">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col">
              <Trans>Closed</Trans>
            </th>
            <th scope="col">
              <Trans>Hours</Trans>
            </th>
            <th scope="col">
              <Trans>Own lunch break</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {daysWithHours({ operationTimeType }).map((day) => (
            <DayRow
              key={day}
              day={day}
              values={values}
              isDisabled={isDisabled}
              isShared={operationTimeType === 'weekWeekend' && day === 'monday'}
              before={before[day]}
              onClose={() => setBefore({ ...before, [day]: values })}
              generalLunch={lunchOfDay(values, day, general)}
            />
          ))}
        </tbody>
      </table>
      {operationTimeType === 'day' && (
        <Button isDisabled={isDisabled} onPress={() => change(likeMonday(values))}>
          <Trans>Copy Monday to Tuesday – Friday</Trans>
        </Button>
      )}
      <HoursPreview values={values} />
    </div>
  );
}

const optionOf = ({ value, title }: Option) => ({ id: value as 'day' | 'weekWeekend', name: title });

/** The lunch break of all days, if this day has it too. */
function lunchOfDay(
  values: HoursValues,
  day: Parameters<typeof DayRow>[0]['day'],
  { start, end }: { start: string | undefined; end: string | undefined },
): string | undefined {
  const [open, close] = [timeAt(values, `${day}Open`), timeAt(values, `${day}Close`)];
  const hasOwn = timeAt(values, `${day}LunchStart`) || timeAt(values, `${day}LunchEnd`);
  if (!start || !end || !open || !close || hasOwn) return undefined;
  return lunchWithin({ start, end }, open, close) ? `${start} – ${end}` : undefined;
}
