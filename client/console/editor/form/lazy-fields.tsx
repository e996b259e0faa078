import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import type { ControlProps } from './control-props.ts';
import type { NumberProps } from './NumberField.tsx';

// Few blocks have one of these: calendar and clock take 15 kB, numbers 7 kB.
const loadTimes = () => import('./time-fields.tsx');
const times = {
  date: lazy(() => loadTimes().then(({ DateField }) => ({ default: DateField }))),
  instant: lazy(() => loadTimes().then(({ InstantField }) => ({ default: InstantField }))),
  time: lazy(() => loadTimes().then(({ TimeOfDayField }) => ({ default: TimeOfDayField }))),
};
const NumberField = lazy(() => import('./NumberField.tsx').then((field) => ({ default: field.NumberField })));

/** A field for a day, a moment or a time of day. */
export function LazyTimeField({ kind, ...props }: ControlProps & { kind: keyof typeof times }) {
  const Control = times[kind];
  return (
    <Suspense fallback={<SkeletonRows count={1} />}>
      <Control {...props} />
    </Suspense>
  );
}

/** A field for a number. */
export function LazyNumberField(props: NumberProps) {
  return (
    <Suspense fallback={<SkeletonRows count={1} />}>
      <NumberField {...props} />
    </Suspense>
  );
}
