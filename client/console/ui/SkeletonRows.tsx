/** Empty rows that appear if something takes longer than 300 ms. */
export function SkeletonRows({ count }: { count: number }) {
  return (
    <div className="SkeletonRows" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity
        <div key={row} className="Skeleton" />
      ))}
    </div>
  );
}
