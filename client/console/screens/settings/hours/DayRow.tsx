import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from 'react-aria-components';
import { dayLabel, daysLabel } from '#engine/domain/partner/hours-label.ts';
import { type DayKey, weekdays } from '#schemas/site/partner-hours.ts';
import { Findings } from '../../../editor/form/Findings.tsx';
import { useForm } from '../../../editor/form/form-context.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { TimeSpan } from './TimeSpan.tsx';
import { useHoursChange } from './use-hours-change.ts';
import { closed, closesNextDay, type HoursValues, isClosed, opened } from './week.ts';

type Props = {
  day: DayKey;
  values: HoursValues;
  isDisabled: boolean;
  /** Whether Tuesday to Friday have the same. */
  isShared: boolean;
  /** The values before the day was closed. */
  before: HoursValues | undefined;
  onClose: () => void;
  /** The break of all days, if it applies. */
  generalLunch: string | undefined;
};

/** The hours of one day, with a box to close it. */
export function DayRow({ day, values, isDisabled, isShared, before, onClose, generalLunch }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { findingsAt } = useForm();
  const change = useHoursChange();
  const name = isShared ? daysLabel(weekdays.slice(0, 5), language) : dayLabel(day, language);
  const isOff = isClosed(values, day);
  const findings = (...ends: string[]) => ends.flatMap((end) => findingsAt(['hours', `${day}${end}`]));
  return (
    <tr className="HoursTable-day">
      <th scope="row">{name}</th>
      <td>
        <Checkbox
          className="Check"
          isSelected={isOff}
          isDisabled={isDisabled}
          aria-label={t`Closed: ${name}`}
          onChange={(isSelected) => {
            if (isSelected) onClose();
            change(isSelected ? closed(day) : opened(values, day, before));
          }}
        >
          <span className="Check-box" aria-hidden="true" />
          <span className="HoursTable-narrow">
            <Trans>Closed</Trans>
          </span>
        </Checkbox>
      </td>
      <td>
        {!isOff && (
          <>
            <span className="HoursTable-narrow Field-help">
              <Trans>Hours</Trans>
            </span>
            <TimeSpan
              values={values}
              isDisabled={isDisabled}
              from={{ field: `${day}Open`, label: t`Opens: ${name}` }}
              to={{ field: `${day}Close`, label: t`Closes: ${name}` }}
            />
          </>
        )}
        {closesNextDay(values, day) && (
          <span className="Badge Badge--warning">
            <Trans>Closes on the next day.</Trans>
          </span>
        )}
        <Findings findings={findings('Open', 'Close')} />
      </td>
      <td>
        {!isOff && (
          <>
            <span className="HoursTable-narrow Field-help">
              <Trans>Own lunch break</Trans>
            </span>
            <TimeSpan
              values={values}
              isDisabled={isDisabled}
              from={{ field: `${day}LunchStart`, label: t`Lunch from: ${name}` }}
              to={{ field: `${day}LunchEnd`, label: t`Lunch until: ${name}` }}
              clearLabel={t`No lunch break of its own: ${name}`}
            />
          </>
        )}
        {generalLunch && (
          <p className="Field-help">
            <Trans>As on all days: {generalLunch}</Trans>
          </p>
        )}
        <Findings findings={findings('LunchStart', 'LunchEnd')} />
      </td>
    </tr>
  );
}
