import { useMessages } from '#engine/i18n/use-messages.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

type ShareButtonProps = {
  /** The title of the shared page. */
  title: string;
  className?: string;
};

/** Shares the page's shortened URL (client/visitor/behaviors). Hidden without scripts. */
export function ShareButton({ title, className }: ShareButtonProps) {
  const t = useMessages();
  return (
    <button
      type="button"
      className={classNames('Ui-share', className)}
      data-share=""
      data-share-title={title}
      data-share-done={t('share.copied')}
      data-share-failed={t('share.failed')}
    >
      <Icon name="share" size={18} />
      {t('share.button')}
    </button>
  );
}
