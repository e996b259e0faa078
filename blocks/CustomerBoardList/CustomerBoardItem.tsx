import { Badge } from '#blocks/_ui/Badge.tsx';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { CustomerBoardRow } from '#schemas/api/notice-customer-boards.ts';

/** One article in the list. What a visitor wrote stands in `bdi`, so that marks of direction end with it. */
export function CustomerBoardItem({ row }: { row: CustomerBoardRow }) {
  const t = useMessages();
  const format = useFormat();
  const { locale } = usePage();
  // What the clinic itself pins to the top waits for no answer.
  const isGuide = row.isPinned;
  const lang = contentLang(row, locale);
  return (
    <li
      className={
        row.isPinned ? 'CustomerBoardList-item CustomerBoardList-item--pinned' : 'CustomerBoardList-item'
      }
    >
      <Link to={`/cscenter/boards/${row.boardTypeId}/detail/${row.id}`} className="CustomerBoardList-link">
        <span className="CustomerBoardList-head">
          {row.isPinned && <Badge tone="accent">{t('article.pinned')}</Badge>}
          {row.isPrivate && (
            <span className="CustomerBoardList-lock">
              <Icon name="lock" size={16} />
              <span className="u-hidden">{t('article.private')}</span>
            </span>
          )}
          <bdi className="CustomerBoardList-title" lang={lang}>
            {row.title}
          </bdi>
        </span>
        <span className="CustomerBoardList-facts">
          {row.isAnswered && (
            <Badge tone="success" className="CustomerBoardList-state">
              {t('article.answered')}
            </Badge>
          )}
          {!row.isAnswered && !isGuide && (
            <Badge className="CustomerBoardList-state">{t('article.waiting')}</Badge>
          )}
          <bdi className="CustomerBoardList-name">{row.name}</bdi>
          <time className="CustomerBoardList-date" dateTime={row.createdAt}>
            {format.date(row.createdAt)}
          </time>
        </span>
      </Link>
    </li>
  );
}
