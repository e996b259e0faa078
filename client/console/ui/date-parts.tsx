import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateInput, DateSegment, Label, Text } from 'react-aria-components';
import { Button } from './Button.tsx';

type PartsProps = { label: ReactNode; help?: ReactNode; timeZone: string | undefined };

/** What a date or time field shows: its label, the segments to type into, and its help with the clinic's time zone. */
export function DateParts({ label, help, timeZone }: PartsProps) {
  return (
    <>
      <Label className="Field-label">{label}</Label>
      <DateInput className="Input Schedule-date">
        {(segment) => <DateSegment segment={segment} className="Schedule-segment" />}
      </DateInput>
      <Text slot="description" className="Field-help">
        {help} {timeZone && <Trans>In the clinic's time zone, {timeZone}</Trans>}
      </Text>
    </>
  );
}

type ClearableProps = {
  label: string;
  /** Removes the value. Undefined: there is none, or one is required. */
  onClear: (() => void) | undefined;
  isDisabled?: boolean;
  children: ReactNode;
};

/** A date or time field with a button that clears it. */
export function Clearable({ label, onClear, isDisabled = false, children }: ClearableProps) {
  const { t } = useLingui();
  return (
    <div className="ZonedTime">
      {children}
      {onClear && (
        <Button kind="quiet" isDisabled={isDisabled} aria-label={t`Clear: ${label}`} onPress={onClear}>
          ×
        </Button>
      )}
    </div>
  );
}
