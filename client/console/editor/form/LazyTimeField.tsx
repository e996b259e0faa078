import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { ControlProps } from './control-props.ts';

const load = () => import('./time-fields.tsx');
// The calendar takes 15 kB, and few blocks have a field for it.
const fields = {
  date: lazy(() => load().then(({ DateField }) => ({ default: DateField }))),
  instant: lazy(() => load().then(({ InstantField }) => ({ default: InstantField }))),
  time: lazy(() => load().then(({ TimeOfDayField }) => ({ default: TimeOfDayField }))),
};

/** A field for a day, a moment or a time of day. */
export function LazyTimeField({ kind, ...props }: ControlProps & { kind: keyof typeof fields }) {
  const Control = fields[kind];
  return (
    <Suspense fallback={<SkeletonRows count={1} />}>
      <Control {...props} />
    </Suspense>
  );
}
