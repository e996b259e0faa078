import { useMessages } from '#engine/i18n/use-messages.tsx';
import { Icon } from './Icon.tsx';

const kinds = ['created', 'updated', 'deleted'] as const;

/** Confirms what was done with an article, for visitors whose browser cannot show a toast. */
export function DoneNotice({ done }: { done: string | undefined }) {
  const t = useMessages();
  const kind = kinds.find((known) => known === done);
  if (!kind) return null;
  return (
    <p className="Ui-doneNotice" role="status">
      <Icon name="success" size={20} />
      {t(`article.done.${kind}`)}
    </p>
  );
}
