import type { ReactNode } from 'react';
import type { Text } from '#schemas/layout/text.ts';
import { classNames } from './class-names.ts';
import { T } from './T.tsx';

export type EmptyFrameProps = {
  /** An icon of class `Ui-emptyState-icon`. */
  icon: ReactNode;
  title: Text;
  description?: Text | null | undefined;
  /** A link or button to continue. */
  action?: ReactNode;
  className?: string | undefined;
};

/** The layout of EmptyState, with the caller's icon: islands have few (IslandIcon). */
export function EmptyFrame({ icon, title, description, action, className }: EmptyFrameProps) {
  return (
    <div className={classNames('Ui-emptyState', className)}>
      {icon}
      <T as="p" className="Ui-emptyState-title" value={title} />
      <T as="p" className="Ui-emptyState-description" value={description} />
      {action && <div className="Ui-emptyState-action">{action}</div>}
    </div>
  );
}
