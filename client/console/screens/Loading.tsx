import { SkeletonRows } from '../ui/SkeletonRows.tsx';

/** Shown until the first screen has loaded. */
export function Loading() {
  return (
    <main className="Screen" aria-busy="true">
      <SkeletonRows count={6} />
    </main>
  );
}
