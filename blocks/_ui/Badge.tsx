import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BadgeProps = {
  tone?: 'accent' | 'neutral' | 'success' | 'dark';
  className?: string;
  children: ReactNode;
};

/** A short status label. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return <span className={classNames('Ui-badge', `Ui-badge--${tone}`, className)}>{children}</span>;
}
