import { lazy, Suspense } from 'react';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';

const Loaded = lazy(() => import('./JsonView.tsx').then(({ Component }) => ({ default: Component })));

/** The JSON view. CodeMirror is loaded when it is shown for the first time. */
export function LazyJsonView({ isReadOnly = false }: { isReadOnly?: boolean }) {
  return (
    <Suspense fallback={<SkeletonRows count={8} />}>
      <Loaded isReadOnly={isReadOnly} />
    </Suspense>
  );
}
