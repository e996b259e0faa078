import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type Props = {
  /** Where the focus goes: Tab continues after it. */
  to: () => HTMLElement | null;
  children: ReactNode;
};

/** Leads past many controls. It is seen once Tab has come to it. */
export function SkipLink({ to, children }: Props) {
  const skip = () => {
    const target = to();
    // Focusable from here, but not a stop of its own.
    target?.setAttribute('tabindex', '-1');
    target?.focus();
  };
  return (
    <Button className="SkipLink" onPress={skip}>
      {children}
    </Button>
  );
}
