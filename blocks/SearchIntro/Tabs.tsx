import { Link } from '#blocks/_ui/Link.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import type { SearchKind } from '#schemas/site/search.ts';

type TabsProps = {
  kinds: readonly { kind: SearchKind; count?: number | undefined }[];
  tab: SearchKind | undefined;
  keyword: string;
  total: number;
};

/** Results by kind, each with its count. Links, so that each has a URL and works without scripts. */
export function Tabs({ kinds, tab, keyword, total }: TabsProps) {
  const t = useMessages();
  const format = useFormat();
  const tabs = [{ kind: undefined, count: total }, ...kinds];
  return (
    <nav className="SearchIntro-tabs" aria-label={t('tabs')}>
      <ul className="SearchIntro-tabList u-scroll-x">
        {tabs.map(({ kind, count }) => (
          <li key={kind ?? 'all'}>
            <Link
              className="SearchIntro-tab"
              to={withQuery('/search', { keyword, tab: kind })}
              aria-current={kind === tab ? 'page' : undefined}
            >
              {t(`tab.${kind ?? 'all'}`)}
              {count !== undefined && <span className="SearchIntro-count">{format.number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
