import { Trans, useLingui } from '@lingui/react/macro';
import { hoursGroups } from '#engine/domain/partner/hours.ts';
import { daysLabel, hoursLabel } from '#engine/domain/partner/hours-label.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { type HoursValues, hoursOf } from './week.ts';

/** What visitors read of the hours, in the operator's language. */
export function HoursPreview({ values }: { values: HoursValues }) {
  const { t } = useLingui();
  const language = useLanguage();
  const hours = hoursOf(values);
  if (!hours) return null;
  const rows = hoursGroups(hours).map(({ days, open, close, lunch }) => {
    const which = daysLabel(days, language);
    if (!open || !close) return t`${which} closed`;
    const when = hoursLabel({ open, close }, language, (time) => time);
    const pause = lunch && `${lunch.start} – ${lunch.end}`;
    return pause ? t`${which} ${when} (lunch ${pause})` : `${which} ${when}`;
  });
  return (
    <p className="Field-help" aria-live="polite">
      <Trans>Visitors read:</Trans> {rows.join(' · ')}
    </p>
  );
}
