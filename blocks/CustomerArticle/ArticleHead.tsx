import { Badge } from '#blocks/_ui/Badge.tsx';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { isBoardNotice } from '#blocks/_ui/is-board-notice.ts';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { CustomerBoardRow } from '#schemas/api/notice-customer-boards.ts';
import type { Text } from '#schemas/layout/text.ts';

type ArticleHeadProps = {
  id: string;
  article: CustomerBoardRow;
  board: Text | undefined;
  /** Its password has just been given: the focus moves here. */
  isOpened: boolean;
};

/**
 * Title, writer, date and badges of an article; a locked one shows badges only. Visitor text is in `bdi`. A clinic
 * notice has its own badge, the clinic's name and no answer state.
 */
export function ArticleHead({ id, article, board, isOpened }: ArticleHeadProps) {
  const t = useMessages();
  const format = useFormat();
  const { locale, partner } = usePage();
  const isNotice = isBoardNotice(article);
  const lang = article.title === null ? undefined : contentLang(article, locale);
  return (
    <header className="CustomerArticle-head">
      <p className="CustomerArticle-kind">
        <T value={board} />
        {isNotice && <Badge tone="accent">{t('article.notice')}</Badge>}
        {article.isPinned && !isNotice && <Badge>{t('article.pinnedQuestion')}</Badge>}
        {article.isPrivate && article.title !== null && (
          <Badge>
            <Icon name="lock" size={14} />
            {t('article.private')}
          </Badge>
        )}
        {!isNotice && (
          <Badge tone={article.isAnswered ? 'success' : 'neutral'}>
            {t(article.isAnswered ? 'article.answered' : 'article.waiting')}
          </Badge>
        )}
      </p>
      <h1
        className="CustomerArticle-title"
        id={id}
        lang={lang}
        {...(isOpened && { tabIndex: -1, 'data-form-focus': '' })}
      >
        <bdi>{article.title ?? t('article.privateTitle')}</bdi>
      </h1>
      {(article.name || article.createdAt) && (
        <p className="CustomerArticle-facts">
          {isNotice ? <T value={partner.displayName} /> : article.name && <bdi>{article.name}</bdi>}
          {article.createdAt && (
            <time dateTime={article.createdAt}>{format.dateTime(article.createdAt)}</time>
          )}
        </p>
      )}
    </header>
  );
}
