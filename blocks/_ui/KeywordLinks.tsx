import { withQuery } from '#engine/route/with-query.ts';
import { plain, type Text } from '#schemas/layout/text.ts';
import { Link } from './Link.tsx';
import { T } from './T.tsx';

/** Keywords as search links. `data-keyword` makes the bootstrap store the chosen one. */
export function KeywordLinks({ keywords, labelledBy }: { keywords: readonly Text[]; labelledBy: string }) {
  return (
    <ul className="Ui-keywords" aria-labelledby={labelledBy}>
      {keywords.map((keyword) => (
        <li key={plain(keyword)}>
          <Link
            className="Ui-keywords-link"
            to={withQuery('/search', { keyword: plain(keyword) })}
            data-keyword=""
          >
            <T value={keyword} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
