import { lazy, Suspense } from 'react';
import { AfterMount } from '#blocks/_ui/AfterMount.tsx';
import { useClock } from '#engine/context/use-clock.ts';
import type { BlockProps } from '#registry/contract.ts';
import type { PopupsResponse } from '#schemas/api/popups.ts';
import type { schema } from './schema.ts';

// What shows popups comes only where one is to be shown; this is all that most visits load of it.
const ShownPopups = lazy(() => import('./ShownPopups.tsx'));

/** Popups of the current page (SPEC sections 2 and 4). They depend on the device and its cookies: nothing of them is in the server's HTML. */
export default function Popups({ source }: BlockProps<typeof schema, PopupsResponse | undefined>) {
  const { now, until } = useClock();
  const running = (source?.rows ?? []).filter(({ endAt }) => !endAt || new Date(endAt) > now);
  for (const { endAt } of running) if (endAt) until(endAt);
  return (
    <AfterMount>
      <Suspense fallback={null}>
        <ShownPopups rows={running} />
      </Suspense>
    </AfterMount>
  );
}
