import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useGroupTexts } from '../use-places.ts';
import type { HoursTableProps } from './HoursTable.tsx';

// Fields for times take 15 kB.
const HoursTable = lazyPart(() => import('./HoursTable.tsx').then((module) => module.HoursTable), {
  rows: 6,
});

/** The opening hours of the clinic, by weekday. */
export function HoursGroup(props: HoursTableProps) {
  const { title, where } = useGroupTexts().hours;
  return (
    <section className="Card SettingsPart" aria-labelledby="settings-hours">
      <h3 id="settings-hours">{title}</h3>
      <p className="Field-help">{where}</p>
      <HoursTable {...props} />
    </section>
  );
}
