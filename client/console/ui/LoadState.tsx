import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { useErrorText } from './error-text.ts';
import { SkeletonRows } from './SkeletonRows.tsx';

type Props<T> = {
  read: { data?: T | undefined; error?: unknown; mutate: () => unknown };
  /** Rows of the skeleton, about as many as will be shown; 0 for what takes no room in the page, such as a dialog. */
  rows?: number;
  children: (data: T) => ReactNode;
};

/** Renders the data of a read: a skeleton until it arrives, or the reason with a retry button after a failure. */
export function LoadState<T>({ read, rows = 5, children }: Props<T>) {
  const errorText = useErrorText();
  if (read.data !== undefined) return children(read.data);
  if (!read.error) return rows > 0 && <SkeletonRows count={rows} />;
  return (
    <div className="Notice" role="alert">
      <p>{errorText(read.error)}</p>
      <Button onPress={() => void read.mutate()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
