import { useMessages } from '#engine/i18n/use-messages.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

type ShareButtonProps = {
  /** What is shared, by name. */
  title: string;
  className?: string;
};

/** Shares the page by its shortened address (client/visitor/behaviours). Without scripts there is nothing to press, so it is not shown. */
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
