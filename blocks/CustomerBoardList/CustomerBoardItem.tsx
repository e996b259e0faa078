import { Badge } from '#blocks/_ui/Badge.tsx';
import { classNames } from '#blocks/_ui/class-names.ts';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { isBoardNotice } from '#blocks/_ui/is-board-notice.ts';
import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { CustomerBoardRow } from '#schemas/api/notice-customer-boards.ts';

/**
 * One article in the list. Visitor text is in `bdi`, which isolates its direction marks. A clinic notice has its own
 * badge, the clinic's name and no answer state.
 */
export function CustomerBoardItem({ row }: { row: CustomerBoardRow }) {
  const t = useMessages();
  const format = useFormat();
  const { locale, partner } = usePage();
  const isNotice = isBoardNotice(row);
  const lang = row.isPrivate ? undefined : contentLang(row, locale);
  return (
    <li
      className={classNames(
        'CustomerBoardList-item',
        row.isPinned && 'CustomerBoardList-item--pinned',
        row.isPrivate && 'CustomerBoardList-item--private',
      )}
    >
      <Link to={`/cscenter/boards/${row.boardTypeId}/detail/${row.id}`} className="CustomerBoardList-link">
        <span className="CustomerBoardList-head">
          {isNotice && <Badge tone="accent">{t('article.notice')}</Badge>}
          {row.isPinned && !isNotice && <Badge>{t('article.pinnedQuestion')}</Badge>}
          {row.isPrivate && (
            <span className="CustomerBoardList-lock">
              <Icon name="lock" size={16} />
            </span>
          )}
          <bdi className="CustomerBoardList-title" lang={lang}>
            {row.isPrivate ? t('article.privateTitle') : row.title}
          </bdi>
        </span>
        <span className="CustomerBoardList-facts">
          {row.isAnswered && (
            <Badge tone="success" className="CustomerBoardList-state">
              {t('article.answered')}
            </Badge>
          )}
          {!row.isAnswered && !isNotice && (
            <Badge className="CustomerBoardList-state">{t('article.waiting')}</Badge>
          )}
          {isNotice ? (
            <T className="CustomerBoardList-name" value={partner.displayName} />
          ) : (
            row.name && <bdi className="CustomerBoardList-name">{row.name}</bdi>
          )}
          {row.createdAt && (
            <time className="CustomerBoardList-date" dateTime={row.createdAt}>
              {format.date(row.createdAt)}
            </time>
          )}
        </span>
      </Link>
    </li>
  );
}
