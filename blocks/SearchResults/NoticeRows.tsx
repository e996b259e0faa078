import { contentText } from '#blocks/_ui/content-text.ts';
import { HighlightedText } from '#blocks/_ui/HighlightedText.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import type { NoticeRow } from '#schemas/api/notices.ts';

export function NoticeRows({ rows, words }: { rows: readonly NoticeRow[]; words: readonly string[] }) {
  const format = useFormat();
  const { locale } = usePage();
  return (
    <ul className="SearchResults-notices">
      {rows.map((row) => (
        <li key={row.id}>
          <Link className="SearchResults-notice" to={`/cscenter/notice/${row.id}`}>
            <HighlightedText
              className="SearchResults-noticeTitle"
              value={contentText(row.title, row, locale)}
              words={words}
            />
            <time className="SearchResults-date" dateTime={row.createdAt}>
              {format.date(row.createdAt)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
