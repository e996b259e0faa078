import { EmptyFrame, type EmptyFrameProps } from './EmptyFrame.tsx';
import { Icon, type IconName } from './Icon.tsx';

type EmptyStateProps = Omit<EmptyFrameProps, 'icon'> & { icon?: IconName };

/** A message that there is nothing here yet, and what to do instead. */
export function EmptyState({ icon = 'document', ...words }: EmptyStateProps) {
  return <EmptyFrame icon={<Icon name={icon} size={32} className="Ui-emptyState-icon" />} {...words} />;
}
