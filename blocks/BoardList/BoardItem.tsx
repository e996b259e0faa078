import type { ReactNode } from 'react';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import type { BoardRow } from '#schemas/api/boards.ts';

type BoardItemProps = {
  row: BoardRow;
  isGallery: boolean;
  /** The image is the first of the page. */
  isFirst: boolean;
  children: ReactNode;
};

/** One article of a board. Its image is decorative: the title names the link. */
export function BoardItem({ row, isGallery, isFirst, children }: BoardItemProps) {
  const format = useFormat();
  const { locale } = usePage();
  const lang = contentLang(row, locale);
  return (
    <li className={row.isPinned ? 'BoardList-item--pinned' : undefined}>
      <Link to={`/boards/${row.boardTypeId}/detail/${row.id}`} className="BoardList-link">
        {isGallery &&
          (row.image ? (
            <Image
              image={row.image}
              alt=""
              sizes="(max-width: 514px) 100vw, (max-width: 1024px) 50vw, 380px"
              priority={isFirst}
              className="BoardList-image"
            />
          ) : (
            <span className="BoardList-image BoardList-image--none">
              <Icon name="document" size={32} />
            </span>
          ))}
        <span className="BoardList-words" lang={lang}>
          <span className="BoardList-title">
            {children}
            {row.title}
          </span>
          {row.summary && <span className="BoardList-summary">{row.summary}</span>}
        </span>
        <time className="BoardList-date" dateTime={row.createdAt}>
          {format.date(row.createdAt)}
        </time>
      </Link>
    </li>
  );
}
