import { Button } from '../../../ui/Button.tsx';
import { TimeCell } from './TimeCell.tsx';
import { useHoursChange } from './use-hours-change.ts';
import { type HoursField, type HoursValues, timeAt } from './week.ts';

type End = { field: HoursField; label: string };
type Props = {
  values: HoursValues;
  isDisabled: boolean;
  from: End;
  to: End;
  /** The button that empties both; none without it. */
  clearLabel?: string;
};

/** Two times, from and until. */
export function TimeSpan({ values, isDisabled, from, to, clearLabel }: Props) {
  const change = useHoursChange();
  const isSet = timeAt(values, from.field) !== undefined || timeAt(values, to.field) !== undefined;
  return (
    <div className="HoursTable-span">
      <TimeCell values={values} isDisabled={isDisabled} {...from} />
      <span aria-hidden="true">–</span>
      <TimeCell values={values} isDisabled={isDisabled} {...to} />
      {clearLabel && isSet && !isDisabled && (
        <Button
          kind="quiet"
          aria-label={clearLabel}
          onPress={() => change({ [from.field]: undefined, [to.field]: undefined })}
        >
          ×
        </Button>
      )}
    </div>
  );
}
