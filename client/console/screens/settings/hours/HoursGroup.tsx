import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { HoursTableProps } from './HoursTable.tsx';

// Fields for times take 15 kB.
const HoursTable = lazyPart(() => import('./HoursTable.tsx').then((module) => module.HoursTable), {
  rows: 6,
});

/** The opening hours of the clinic, by weekday. */
export function HoursGroup({ title, where, ...props }: HoursTableProps & { title: string; where: string }) {
  return (
    <section className="Card SettingsPart" aria-labelledby="settings-hours">
      <h3 id="settings-hours">{title}</h3>
      <p className="Field-help">{where}</p>
      <HoursTable {...props} />
    </section>
  );
}
